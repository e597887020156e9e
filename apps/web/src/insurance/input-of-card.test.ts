import type { Payor } from '@portico/contract';
import type { InsuranceCard } from '@portico/health-links';
import { insuranceForm, validateForm } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { inputOfCard } from './input-of-card.ts';
import { fieldsToFill, type Payors } from './insurance-input.ts';
import { payorOfCard } from './payor-of-card.ts';

// Issue 14, point 5: "a digital insurance card fills the insurance form"; Findings, beyond 8: "Coverage → form, shown for correction".

const asked: Payor['Fields'] = {
  MemberFirstName: 2,
  MemberLastName: 2,
  MemberDateOfBirth: 2,
  MemberId: 2,
  GroupNumber: 2,
  SubscriberFirstName: 2,
  SubscriberLastName: 2,
  SubscriberDateOfBirth: 2,
  SubscriberId: 2,
};
const payor = (ID: string, Name: string, CardNames: string[] = []): Payor => ({ ID, Name, CardNames, Fields: asked });
const meridian = payor('meridian', 'Meridian', ['Meridian Choice', 'MRDN1']);
const payors: Payors = {
  CommonPayors: [meridian, payor('sequoia', 'Séquoia Mutual', ['SQMU1'])],
  OtherPayors: [payor('meridian-west', 'Meridian West'), payor('other', 'My insurance is not listed')],
};
const card: InsuranceCard = {
  payerName: 'Meridian',
  payerIds: ['MRDN1'],
  planName: 'Choice PPO',
  kind: 'Medical',
  groupNumber: '98765',
  memberNumber: 'ACTIVE-1',
  subscriberNumber: 'ACTIVE-0',
  member: { firstName: 'Luis Ángel', lastName: 'Nuñez', birthDate: '2011-09-03' },
  subscriber: { firstName: 'Carmen', lastName: 'Nuñez', birthDate: '1984-02-11' },
  isSubscriber: false,
  hasEnded: false,
};

describe('the payor of a card', () => {
  it.each<[string, Partial<InsuranceCard>, string | undefined]>([
    ['by its number', { payerName: 'Something else', payerIds: ['9', 'mrdn1'] }, 'meridian'],
    ['by its name, whatever its case and accents', { payerName: 'SEQUOIA MUTUAL', payerIds: [] }, 'sequoia'],
    ['by another name of it', { payerName: 'Meridian Choice', payerIds: [] }, 'meridian'],
    ['by what its name begins with', { payerName: 'Sequoia Mutual Insurance, Inc.', payerIds: [] }, 'sequoia'],
    ['not by half a word', { payerName: 'Meridiana', payerIds: [] }, undefined],
    ['not where two could be meant', { payerName: 'Meridian West of Ohio', payerIds: [] }, undefined],
    [
      'never as the one that is not listed',
      { payerName: 'My insurance is not listed', payerIds: ['other'] },
      undefined,
    ],
    ['not without a name', { payerName: '', payerIds: [''] }, undefined],
  ])('is found %s', (_how, change, id) => {
    expect(payorOfCard({ ...card, ...change }, payors)?.ID).toBe(id);
  });
});

describe('the form that a card fills in', () => {
  it('has what the card says of both people, and nothing to correct', () => {
    const input = inputOfCard(card, payors);
    expect(input).toEqual({
      payorId: 'meridian',
      isPolicyHolder: 'no',
      PayorName: 'Meridian',
      MemberFirstName: 'Luis Ángel',
      MemberLastName: 'Nuñez',
      MemberDateOfBirth: '09/03/2011',
      MemberId: 'ACTIVE-1',
      GroupNumber: '98765',
      SubscriberFirstName: 'Carmen',
      SubscriberLastName: 'Nuñez',
      SubscriberDateOfBirth: '02/11/1984',
      SubscriberId: 'ACTIVE-0',
    });
    const conditions = { today: '2026-11-25', asked: fieldsToFill(meridian, input) };
    expect(validateForm(insuranceForm, input, conditions)).toEqual({});
  });

  it('says nothing of a policy holder who is the member, and leaves open what the card does not say', () => {
    expect(inputOfCard({ ...card, isSubscriber: true }, payors)).toMatchObject({
      isPolicyHolder: 'yes',
      SubscriberFirstName: '',
      SubscriberDateOfBirth: '',
      SubscriberId: '',
    });
    const unsaid = { ...card, payerIds: [], payerName: 'Tamarack', isSubscriber: null };
    expect(inputOfCard(unsaid, payors)).toMatchObject({ payorId: '', isPolicyHolder: '', PayorName: 'Tamarack' });
  });
});
