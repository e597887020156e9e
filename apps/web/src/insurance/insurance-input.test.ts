import { askedFields, insuranceFieldNames, type Payor } from '@portico/contract';
import { insuranceForm, readForm, writeForm } from '@portico/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fieldsToFill,
  asksForPolicyHolder,
  noInsurance,
  payloadOf,
  payorNameOf,
  payorOf,
  type Payors,
  type InsuranceInput,
} from './insurance-input.ts';

const meridian: Payor = {
  ID: 'meridian',
  Name: 'Meridian',
  CardNames: [],
  Fields: { MemberFirstName: 2, MemberId: 2, GroupNumber: 1, SubscriberFirstName: 2, SubscriberId: 1 },
};
const unlisted: Payor = { ID: 'other', Name: 'My insurance is not listed', CardNames: [], Fields: { PayorName: 2 } };
const payors: Payors = { CommonPayors: [meridian], OtherPayors: [unlisted] };

describe('the name of who is asked', () => {
  it('is the insurer that was chosen, or what was typed where the portal does not know it', () => {
    const input = { PayorName: ' Farm Mutual ' };
    expect(payorNameOf(meridian, input)).toBe('Meridian');
    expect(payorNameOf(unlisted, input)).toBe('Farm Mutual');
    expect(payorNameOf(unlisted, noInsurance)).toBe('My insurance is not listed');
  });
});

describe('the fields of a payor (spec §3: 2 is required, 1 is optional)', () => {
  it('are those of the member where the patient holds the policy', () => {
    expect(fieldsToFill(meridian, { isPolicyHolder: 'yes' })).toEqual([
      { name: 'MemberFirstName', isRequired: true },
      { name: 'MemberId', isRequired: true },
      { name: 'GroupNumber', isRequired: false },
    ]);
  });

  it("are the subscriber's as well where somebody else does", () => {
    const names = fieldsToFill(meridian, { isPolicyHolder: 'no' }).map(({ name }) => name);
    expect(names).toEqual(['MemberFirstName', 'MemberId', 'GroupNumber', 'SubscriberFirstName', 'SubscriberId']);
  });

  it('say whether it matters who holds the policy', () => {
    expect(asksForPolicyHolder(meridian)).toBe(true);
    expect(asksForPolicyHolder(unlisted)).toBe(false);
  });
});

describe('the insurance payload (spec §3)', () => {
  const input = { ...noInsurance, MemberFirstName: ' Maria ', MemberId: 'MRD 1', PayorName: 'Elsewhere' } as const;

  it('has "1" where the patient is the policy holder, and no field that is not asked for', () => {
    expect(payloadOf(meridian, { ...input, isPolicyHolder: 'yes', SubscriberId: 'X' })).toEqual({
      PayorId: 'meridian',
      PatientIsSubscriber: '1',
      MemberFirstName: 'Maria',
      MemberId: 'MRD 1',
      GroupNumber: '',
    });
  });

  it('has "0" and the subscriber where somebody else is', () => {
    expect(payloadOf(meridian, { ...input, isPolicyHolder: 'no', SubscriberId: 'X' })).toMatchObject({
      PatientIsSubscriber: '0',
      SubscriberId: 'X',
    });
  });

  it('takes the patient for the policy holder where the payor does not ask', () => {
    expect(payloadOf(unlisted, input)).toEqual({
      PayorId: 'other',
      PatientIsSubscriber: '1',
      PayorName: 'Elsewhere',
    });
  });
});

describe('browser and server', () => {
  it('ask for the same and read it as the same values', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 90 }),
      fc.constantFrom(' Ana  María ', '4/27/1986', '4/27/86', ' W-1 ', ''),
    );
    const everything = insuranceFieldNames.map((name) => [name, text]);
    const requirements = insuranceFieldNames.map((name) => [name, fc.constantFrom(undefined, 1, 2)]);
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(everything)) as fc.Arbitrary<Partial<InsuranceInput>>,
        fc.record(Object.fromEntries(requirements)) as fc.Arbitrary<Payor['Fields']>,
        fc.constantFrom('yes', 'no'),
        (fields, Fields, isPolicyHolder) => {
          const payor = { ...meridian, Fields };
          const input: InsuranceInput = { ...noInsurance, ...fields, isPolicyHolder };
          const today = '2026-11-21';
          const { PatientIsSubscriber, PayorId: _payor, ...sent } = payloadOf(payor, input);
          const arriving = { ...writeForm(insuranceForm, {}), ...(sent as Partial<InsuranceInput>) };
          const asked = askedFields(Fields, PatientIsSubscriber === '1');
          const onServer = readForm(insuranceForm, arriving, { today, asked });
          expect(onServer).toEqual(readForm(insuranceForm, input, { today, asked: fieldsToFill(payor, input) }));
        },
      ),
    );
  });
});

describe('the payor of a choice', () => {
  it('is found in either list', () => {
    expect(payorOf(payors, 'meridian')).toBe(meridian);
    expect(payorOf(payors, 'other')).toBe(unlisted);
  });
  it('is none where it is not offered any more', () => expect(payorOf(payors, 'gone')).toBeUndefined());
});
