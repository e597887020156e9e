import type { Payor } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { askedFields, asksForPolicyHolder, noInsurance, payloadOf, payorOf, type Payors } from './typed-insurance.ts';

const meridian: Payor = {
  ID: 'meridian',
  Name: 'Meridian',
  Fields: { MemberFirstName: 2, MemberId: 2, GroupNumber: 1, SubscriberFirstName: 2, SubscriberId: 1 },
};
const unlisted: Payor = { ID: 'other', Name: 'My insurance is not listed', Fields: { PayorName: 2 } };
const payors: Payors = { CommonPayors: [meridian], OtherPayors: [unlisted] };

describe('the fields of a payor (spec §3: 2 is required, 1 is optional)', () => {
  it('are those of the member where the patient holds the policy', () => {
    expect(askedFields(meridian, { isPolicyHolder: 'yes' })).toEqual([
      { name: 'MemberFirstName', isRequired: true },
      { name: 'MemberId', isRequired: true },
      { name: 'GroupNumber', isRequired: false },
    ]);
  });

  it("are the subscriber's as well where somebody else does", () => {
    const names = askedFields(meridian, { isPolicyHolder: 'no' }).map(({ name }) => name);
    expect(names).toEqual(['MemberFirstName', 'MemberId', 'GroupNumber', 'SubscriberFirstName', 'SubscriberId']);
  });

  it('say whether it matters who holds the policy', () => {
    expect(asksForPolicyHolder(meridian)).toBe(true);
    expect(asksForPolicyHolder(unlisted)).toBe(false);
  });
});

describe('the insurance payload (spec §3)', () => {
  const typed = { ...noInsurance, MemberFirstName: ' Maria ', MemberId: 'MRD 1', PayorName: 'Elsewhere' } as const;

  it('has "1" where the patient is the policy holder, and no field that is not asked for', () => {
    expect(payloadOf(meridian, { ...typed, isPolicyHolder: 'yes', SubscriberId: 'X' })).toEqual({
      PayorId: 'meridian',
      PatientIsSubscriber: '1',
      MemberFirstName: 'Maria',
      MemberId: 'MRD 1',
      GroupNumber: '',
    });
  });

  it('has "0" and the subscriber where somebody else is', () => {
    expect(payloadOf(meridian, { ...typed, isPolicyHolder: 'no', SubscriberId: 'X' })).toMatchObject({
      PatientIsSubscriber: '0',
      SubscriberId: 'X',
    });
  });

  it('takes the patient for the policy holder where the payor does not ask', () => {
    expect(payloadOf(unlisted, typed)).toEqual({
      PayorId: 'other',
      PatientIsSubscriber: '1',
      PayorName: 'Elsewhere',
    });
  });
});

describe('the payor of a choice', () => {
  it('is found in either list', () => {
    expect(payorOf(payors, 'meridian')).toBe(meridian);
    expect(payorOf(payors, 'other')).toBe(unlisted);
  });
  it('is none where it is not offered any more', () => expect(payorOf(payors, 'gone')).toBeUndefined());
});
