import type { Payor } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { judgeInsurance } from './insurance-faults.ts';
import { noInsurance, type TypedInsurance } from './typed-insurance.ts';

const payor: Payor = {
  ID: 'meridian',
  Name: 'Meridian',
  Fields: { MemberFirstName: 2, MemberDateOfBirth: 2, MemberId: 2, GroupNumber: 1, SubscriberDateOfBirth: 2 },
};
const right: TypedInsurance = {
  ...noInsurance,
  isPolicyHolder: 'yes',
  MemberFirstName: 'Maria',
  MemberDateOfBirth: '4/27/1986',
  MemberId: 'MRD-100 1',
};
const judge = (change: Partial<TypedInsurance>) => judgeInsurance(payor, { ...right, ...change }, '2026-11-21');

describe('what is wrong with an insurance before it is sent (spec §5)', () => {
  it('is nothing where all that is required is there', () =>
    expect(judge({})).toEqual({ isPolicyHolderMissing: false, fields: {} }));

  it.each([
    [{ MemberFirstName: ' ' }, { MemberFirstName: 'missing' }],
    [{ MemberFirstName: '123' }, { MemberFirstName: 'noLetter' }],
    [{ MemberFirstName: 'Maria <' }, { MemberFirstName: 'characters' }],
    [{ MemberId: 'MRD#1' }, { MemberId: 'notANumber' }],
    [{ GroupNumber: '' }, {}],
    [{ GroupNumber: 'G/1' }, { GroupNumber: 'notANumber' }],
    [{ MemberDateOfBirth: '2/30/1986' }, { MemberDateOfBirth: 'notADate' }],
    [{ MemberDateOfBirth: '4/27/86' }, { MemberDateOfBirth: 'shortYear' }],
    [{ MemberDateOfBirth: '2/30/86' }, { MemberDateOfBirth: 'shortYear' }],
    [{ MemberDateOfBirth: '4/27' }, { MemberDateOfBirth: 'notADate' }],
    [{ MemberDateOfBirth: '11/22/2026' }, { MemberDateOfBirth: 'future' }],
    [{ MemberDateOfBirth: '11/21/2026' }, {}],
  ] as const)('%j gives %j', (change, fields) => expect(judge(change).fields).toEqual(fields));

  it('asks for the subscriber only where that is somebody else', () => {
    expect(judge({ isPolicyHolder: 'no' }).fields).toEqual({ SubscriberDateOfBirth: 'missing' });
  });

  it('asks who holds the policy', () => expect(judge({ isPolicyHolder: '' }).isPolicyHolderMissing).toBe(true));
});
