import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FormInput, readForm, validateForm, writeForm } from './form.ts';
import { type InsuranceConditions, insuranceForm } from './insurance.ts';

type Input = FormInput<typeof insuranceForm>;
type Name = keyof Input;

const nothing: Input = writeForm(insuranceForm, {});
const right: Input = {
  ...nothing,
  PayorName: 'Meridian',
  MemberFirstName: 'Maria',
  MemberLastName: 'O’Neill',
  MemberDateOfBirth: '4/27/1986',
  MemberId: 'MRD-100 1',
};
const asked: InsuranceConditions['asked'] = [
  { name: 'MemberFirstName', isRequired: true },
  { name: 'MemberDateOfBirth', isRequired: true },
  { name: 'MemberId', isRequired: true },
  { name: 'GroupNumber', isRequired: false },
];
const conditions: InsuranceConditions = { today: '2026-11-21', asked };
const wrong = (change: Partial<Input>) => validateForm(insuranceForm, { ...right, ...change }, conditions);

describe('what is wrong with an insurance (spec §5)', () => {
  it.each<[Partial<Input>, Partial<Record<Name, string>>]>([
    [{}, {}],
    [{ MemberFirstName: ' ' }, { MemberFirstName: 'empty' }],
    [{ MemberFirstName: '123' }, { MemberFirstName: 'noLetter' }],
    [{ MemberFirstName: 'Maria <' }, { MemberFirstName: 'characters' }],
    [{ MemberFirstName: 'M'.repeat(36) }, { MemberFirstName: 'length' }],
    [{ MemberId: 'MRD#1' }, { MemberId: 'notANumber' }],
    [{ MemberId: '9'.repeat(81) }, { MemberId: 'length' }],
    [{ GroupNumber: '' }, {}],
    [{ GroupNumber: 'G/1' }, { GroupNumber: 'notANumber' }],
    [{ MemberDateOfBirth: '2/30/1986' }, { MemberDateOfBirth: 'notADate' }],
    [{ MemberDateOfBirth: '4/27/86' }, { MemberDateOfBirth: 'shortYear' }],
    [{ MemberDateOfBirth: '2/30/86' }, { MemberDateOfBirth: 'shortYear' }],
    [{ MemberDateOfBirth: '4/27' }, { MemberDateOfBirth: 'notADate' }],
    [{ MemberDateOfBirth: '11/22/2026' }, { MemberDateOfBirth: 'future' }],
    [{ MemberDateOfBirth: '11/21/2026' }, {}],
    [{ SubscriberId: '***', MemberLastName: '42' }, {}],
  ])('%j gives %j', (change, errors) => expect(wrong(change)).toEqual(errors));

  it('takes as much as an inquiry carries (X12 NM1, REF)', () =>
    expect(wrong({ MemberFirstName: 'A'.repeat(35), MemberId: '9'.repeat(80), GroupNumber: '7'.repeat(50) })).toEqual(
      {},
    ));
});

describe('reading an insurance', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 90 }),
    fc.constantFrom(...Object.values(right), ' O’Neill  Ruiz ', '4/27/86', '1/1/2030', ' W12 345-6 ', '9'.repeat(80)),
  );
  const inputs = fc.record(
    Object.fromEntries(Object.keys(nothing).map((name) => [name, typed])),
  ) as fc.Arbitrary<Input>;
  const askedFor = fc.uniqueArray(
    fc.record({ name: fc.constantFrom(...(Object.keys(nothing) as Name[])), isRequired: fc.boolean() }),
    { selector: ({ name }) => name },
  );

  it('refuses exactly what validating finds wrong, for reasons that the table lists', () => {
    fc.assert(
      fc.property(inputs, askedFor, (input, fields) => {
        const context = { today: '2026-11-21', asked: fields };
        const errors = validateForm(insuranceForm, input, context);
        const read = readForm(insuranceForm, input, context);
        expect('errors' in read ? read.errors : {}).toEqual(errors);
        for (const [name, reason] of Object.entries(errors)) {
          expect(insuranceForm[name as Name].reasons).toContain(reason);
          expect(fields.map((field) => field.name)).toContain(name);
        }
      }),
    );
  });

  it('reads a field that it has written as the same value', () => {
    fc.assert(
      fc.property(fc.constantFrom(...(Object.keys(nothing) as Name[])), typed, (name, text) => {
        const context = { today: '2026-11-21', asked: [{ name, isRequired: false }] };
        const read = readForm(insuranceForm, { ...nothing, [name]: text }, context);
        const written = 'values' in read ? writeForm(insuranceForm, read.values) : nothing;
        expect(readForm(insuranceForm, written, context)).toEqual('values' in read ? read : { values: nothing });
        expect(written[name].length).toBeLessThanOrEqual(insuranceForm[name].longest);
      }),
    );
  });
});
