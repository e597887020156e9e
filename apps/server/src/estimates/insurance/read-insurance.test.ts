import { describe, expect, it } from 'vitest';
import type { KnownPayor } from './payors.ts';
import { type InsurancePayload, readInsurance } from './read-insurance.ts';

const today = '2026-11-21';

const payor: KnownPayor = {
  id: 'meridian',
  name: 'Meridian',
  electronicId: 'MRDN1',
  otherNames: [],
  copayOrder: 'insteadOfDeductible',
  coordination: 'standard',
  isMedicaid: false,
  plans: [],
  fields: {
    MemberFirstName: 2,
    MemberLastName: 2,
    MemberDateOfBirth: 2,
    MemberId: 2,
    GroupNumber: 1,
    SubscriberFirstName: 2,
    SubscriberLastName: 2,
    SubscriberDateOfBirth: 1,
    SubscriberId: 2,
  },
};

const payload: InsurancePayload = {
  PatientIsSubscriber: true,
  PayorName: '',
  MemberFirstName: ' Ana ',
  MemberLastName: "O'Brien-Núñez  Rivera",
  MemberDateOfBirth: '4/27/1986',
  MemberId: ' W12 345-6 ',
  GroupNumber: '',
  SubscriberFirstName: '',
  SubscriberLastName: '',
  SubscriberDateOfBirth: '',
  SubscriberId: '',
};
const ofDependent = {
  PatientIsSubscriber: false,
  SubscriberFirstName: 'Luis',
  SubscriberLastName: 'Rivera',
  SubscriberId: 'W12345',
};

const read = (changes: Partial<InsurancePayload> = {}, by = payor) =>
  readInsurance({ ...payload, ...changes }, by, today);

describe('an insurance as it is typed (spec §3, §5)', () => {
  it('is read with its dates and numbers', () =>
    expect(read()).toEqual({
      insurance: {
        payorId: 'meridian',
        payorName: '',
        patientIsSubscriber: true,
        member: { firstName: 'Ana', lastName: "O'Brien-Núñez Rivera", birthDate: '1986-04-27', number: 'W12 345-6' },
        subscriber: null,
        groupNumber: '',
      },
    }));

  it('has a policy holder where the patient is none', () =>
    expect(read(ofDependent)).toMatchObject({
      insurance: { subscriber: { firstName: 'Luis', lastName: 'Rivera', birthDate: '', number: 'W12345' } },
    }));

  it('leaves out what is typed for a policy holder who is the patient', () =>
    expect(read({ ...ofDependent, PatientIsSubscriber: true, SubscriberId: '***' })).toMatchObject({
      insurance: { subscriber: null },
    }));

  it('leaves out what the payor does not ask for', () =>
    expect(read({ PayorName: 'Something', GroupNumber: '77' }, { ...payor, fields: { MemberId: 2 } })).toMatchObject({
      insurance: { payorName: '', groupNumber: '', member: { firstName: '', number: 'W12 345-6' } },
    }));

  it.each([
    [{ MemberFirstName: '' }, 'INVALID-MEMBER-NAME', 'missing'],
    [{ MemberLastName: '42' }, 'INVALID-MEMBER-NAME', 'invalid'],
    [{ MemberFirstName: '', MemberLastName: '' }, 'INVALID-MEMBER-NAME', 'missing'],
    [{ MemberDateOfBirth: '' }, 'INVALID-MEMBER-DATE-OF-BIRTH', 'missing'],
    [{ MemberDateOfBirth: '11/22/2026' }, 'INVALID-MEMBER-DATE-OF-BIRTH', 'invalid'],
    [{ MemberId: '' }, 'INVALID-MEMBER-ID', 'missing'],
    [{ MemberId: 'W*1' }, 'INVALID-MEMBER-ID', 'invalid'],
    [{ GroupNumber: 'A/B' }, 'INVALID-GROUP-NUMBER', 'invalid'],
    [{ MemberFirstName: 'A'.repeat(36) }, 'INVALID-MEMBER-NAME', 'invalid'],
    [{ MemberLastName: 'R'.repeat(61) }, 'INVALID-MEMBER-NAME', 'invalid'],
    [{ MemberId: '9'.repeat(81) }, 'INVALID-MEMBER-ID', 'invalid'],
    [{ GroupNumber: '7'.repeat(51) }, 'INVALID-GROUP-NUMBER', 'invalid'],
    [{ ...ofDependent, SubscriberFirstName: 'L'.repeat(36) }, 'INVALID-SUBSCRIBER-NAME', 'invalid'],
    [{ ...ofDependent, SubscriberFirstName: '' }, 'INVALID-SUBSCRIBER-NAME', 'missing'],
    [{ ...ofDependent, SubscriberId: '' }, 'INVALID-SUBSCRIBER-ID', 'missing'],
    [{ ...ofDependent, SubscriberDateOfBirth: '1986-04-27' }, 'INVALID-SUBSCRIBER-DATE-OF-BIRTH', 'invalid'],
  ] as const)('%j has one error: %s, %s', (changes, key, kind) =>
    expect(read(changes)).toEqual({ errors: [{ key, kind }] }),
  );

  it('takes what is as long as a message carries (X12 NM1, REF)', () => {
    const maxLength = { MemberFirstName: 'A'.repeat(35), MemberLastName: 'R'.repeat(60), MemberId: '9'.repeat(80) };
    expect(read({ ...maxLength, GroupNumber: '7'.repeat(50) })).toHaveProperty('insurance');
  });

  it('tells all errors at once', () =>
    expect(read({ MemberId: '', MemberDateOfBirth: 'x', MemberLastName: '' })).toMatchObject({
      errors: [{ key: 'INVALID-MEMBER-ID' }, { key: 'INVALID-MEMBER-NAME' }, { key: 'INVALID-MEMBER-DATE-OF-BIRTH' }],
    }));
});
