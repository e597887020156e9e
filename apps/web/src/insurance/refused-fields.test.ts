import type { InsuranceErrorKey, Payor } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { errorsElsewhere, isOfSeveral, refusedInsurance, uncorrectedFields } from './refused-fields.ts';
import { noInsurance, type InsuranceInput } from './insurance-input.ts';

const payor: Payor = {
  ID: 'meridian',
  Name: 'Meridian',
  CardNames: [],
  Fields: { MemberFirstName: 2, MemberLastName: 2, MemberId: 2, SubscriberId: 2 },
};
const typed: InsuranceInput = {
  ...noInsurance,
  payorId: 'meridian',
  isPolicyHolder: 'yes',
  MemberFirstName: 'Maria',
  MemberLastName: 'Vega',
  MemberId: '1',
};
const refusedBy = (...keys: InsuranceErrorKey[]) => ({
  errors: keys.map((Key) => ({ Key, Text: `correct ${Key}` })),
  input: typed,
});

describe('what a check found wrong', () => {
  const { errors } = refusedBy('INVALID-MEMBER-ID');

  it('is wrong with what was typed for the insurer that was asked', () => {
    const asked = { is: 'entered', payor, input: typed } as const;
    const since = { ...typed, payorId: 'cascadia-blue' };
    expect(refusedInsurance({ asked, errors }, since)).toEqual({ errors, input: typed });
  });

  it('of the insurance on file is wrong with nothing that was typed here', () => {
    expect(refusedInsurance({ asked: { is: 'onFile' }, errors })).toBeNull();
  });

  it('of before a reload is wrong with the draft, where that is known to be of the same insurance', () => {
    expect(refusedInsurance({ asked: null, errors }, typed)).toEqual({ errors, input: typed });
    expect(refusedInsurance({ asked: null, errors })).toBeNull();
  });

  it('is nothing without errors', () => {
    expect(refusedInsurance({ asked: { is: 'entered', payor, input: typed }, errors: [] })).toBeNull();
  });
});

describe('what the back end refused (spec §3: back-end error keys)', () => {
  it('marks the field of its key until that is changed', () => {
    const refused = refusedBy('INVALID-MEMBER-ID');
    expect(uncorrectedFields(payor, typed, refused)).toEqual({ MemberId: 'correct INVALID-MEMBER-ID' });
    expect(uncorrectedFields(payor, { ...typed, MemberId: '2' }, refused)).toEqual({});
  });

  it('marks both names, and is satisfied when either is changed', () => {
    const refused = refusedBy('INVALID-MEMBER-NAME');
    expect(Object.keys(uncorrectedFields(payor, typed, refused))).toEqual(['MemberFirstName', 'MemberLastName']);
    expect(uncorrectedFields(payor, { ...typed, MemberLastName: 'Vega Ruiz' }, refused)).toEqual({});
  });

  it('is satisfied by one change where one refusal has several keys', () => {
    const Text = 'Check the number and the name';
    const errors = (['INVALID-MEMBER-ID', 'INVALID-MEMBER-NAME'] as const).map((Key) => ({ Key, Text }));
    const refused = { errors, input: typed };
    expect(Object.keys(uncorrectedFields(payor, typed, refused))).toEqual([
      'MemberId',
      'MemberFirstName',
      'MemberLastName',
    ]);
    expect(uncorrectedFields(payor, { ...typed, MemberLastName: 'Vega Ruiz' }, refused)).toEqual({});
  });

  it('needs a change for each refusal', () => {
    const refused = refusedBy('INVALID-MEMBER-ID', 'INVALID-MEMBER-NAME');
    expect(uncorrectedFields(payor, { ...typed, MemberId: '2' }, refused)).toHaveProperty('MemberFirstName');
  });

  it("marks the member's field where the patient is the subscriber", () => {
    expect(uncorrectedFields(payor, typed, refusedBy('INVALID-SUBSCRIBER-ID'))).toEqual({
      MemberId: 'correct INVALID-SUBSCRIBER-ID',
    });
  });

  it('is over when the payor or the policy holder is changed', () => {
    const refused = refusedBy('INVALID-MEMBER-ID');
    expect(uncorrectedFields(payor, { ...typed, payorId: 'other' }, refused)).toEqual({});
    expect(uncorrectedFields(payor, { ...typed, isPolicyHolder: 'no' }, refused)).toEqual({});
  });

  it('is told apart where the form has no such field', () => {
    const refused = refusedBy('INVALID-GROUP-NUMBER', 'INVALID-MEMBER-ID');
    expect(errorsElsewhere(payor, refused).map(({ Key }) => Key)).toEqual(['INVALID-GROUP-NUMBER']);
  });

  it('tells a refusal of one field from one of several', () => {
    const uncorrected = uncorrectedFields(payor, typed, refusedBy('INVALID-MEMBER-ID', 'INVALID-MEMBER-NAME'));
    expect(isOfSeveral('correct INVALID-MEMBER-NAME', uncorrected)).toBe(true);
    expect(isOfSeveral('correct INVALID-MEMBER-ID', uncorrected)).toBe(false);
  });

  it('is nothing before anything was refused', () => expect(uncorrectedFields(payor, typed, null)).toEqual({}));
});
