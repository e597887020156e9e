import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FormInput, readForm, validateForm, writeForm } from './form.ts';
import { helpDeskForm } from './help-desk.ts';

type Input = FormInput<typeof helpDeskForm>;

const right: Input = {
  patientFirstName: 'Ana',
  patientLastName: 'Rivera-Núñez',
  month: '4',
  day: '27',
  year: '1986',
  dateOfBirth: '',
  patientPhone: '(650) 555-0142',
  patientEmail: 'ana@example.com',
  patientContactVia: 'Email',
  platformType: 'Computer',
  patientComments: 'I cannot find my estimate.',
};
const today = '2026-11-21';
const conditionsOf = ({ month, day, year }: Input) => ({ today, month, day, year });
const wrong = (part: Partial<Input>) => {
  const input = { ...right, ...part };
  return validateForm(helpDeskForm, input, conditionsOf(input));
};

describe('a message to the help desk (spec §5: "Errors are Empty or Invalid per field")', () => {
  it.each<[Partial<Input>, Partial<Record<keyof Input, string>>]>([
    [{}, {}],
    [
      Object.fromEntries(Object.keys(right).map((name) => [name, ' '])),
      Object.fromEntries(Object.keys(right).flatMap((name) => (name === 'dateOfBirth' ? [] : [[name, 'empty']]))),
    ],
    [
      { patientFirstName: '<b>', patientLastName: '-' },
      { patientFirstName: 'invalid', patientLastName: 'invalid' },
    ],
    [{ month: '0' }, { month: 'invalid' }],
    [
      { month: '13', day: '32', year: '86' },
      { month: 'invalid', day: 'invalid', year: 'invalid' },
    ],
    [{ month: '04', day: '01' }, {}],
    [
      { month: 'April', day: '2.5', year: '-1986' },
      { month: 'invalid', day: 'invalid', year: 'invalid' },
    ],
    [{ year: '1905' }, { year: 'invalid' }],
    [{ year: '1906' }, {}],
    [{ year: '2027' }, { year: 'invalid' }],
    [{ month: '2', day: '30' }, { dateOfBirth: 'invalid' }],
    [{ month: '2', day: '29', year: '2024' }, {}],
    [{ month: '11', day: '22', year: '2026' }, { dateOfBirth: 'invalid' }],
    [{ month: '11', day: '21', year: '2026' }, {}],
    [{ patientPhone: '650-555' }, { patientPhone: 'digits' }],
    [{ patientPhone: 'call me' }, { patientPhone: 'characters' }],
    [{ patientEmail: 'ana@example' }, { patientEmail: 'invalid' }],
    [{ patientContactVia: 'Fax' }, { patientContactVia: 'invalid' }],
    [{ patientContactVia: 'email', platformType: 'IOS' }, {}],
    [{ platformType: 'Fridge' }, { platformType: 'invalid' }],
    [{ patientComments: '\u0000\n' }, { patientComments: 'empty' }],
  ])('%j gives %j', (part, errors) => expect(wrong(part)).toEqual(errors));

  it('is read with the date of birth as one, and lines as they were typed', () => {
    const input = { ...right, patientComments: ' One.\r\n\u001b[31mTwo.\tThree. ' };
    expect(readForm(helpDeskForm, input, conditionsOf(input))).toMatchObject({
      values: {
        dateOfBirth: '1986-04-27',
        patientComments: 'One.\n[31mTwo.\tThree.',
        patientPhone: { written: '650-555-0142' },
      },
    });
  });

  it('is read as the same once written, and refused for reasons of the table', () => {
    const typed = fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom(...Object.values(right), '2', '30', '31'));
    const inputs = fc.record(
      Object.fromEntries(Object.entries(right).map(([name, value]) => [name, fc.oneof(typed, fc.constant(value))])),
    ) as fc.Arbitrary<Input>;
    fc.assert(
      fc.property(inputs, (input) => {
        const read = readForm(helpDeskForm, input, conditionsOf(input));
        for (const [name, reason] of Object.entries('errors' in read ? read.errors : {})) {
          expect(helpDeskForm[name as keyof Input].reasons).toContain(reason);
        }
        const written = 'values' in read ? writeForm(helpDeskForm, read.values) : input;
        expect(readForm(helpDeskForm, written, conditionsOf(written))).toEqual(read);
      }),
    );
  });
});
