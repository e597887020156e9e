import type { CardPerson, InsuranceCard } from '@portico/health-links';
import type { InsuranceInput, Payors } from './insurance-input.ts';
import { payorOfCard } from './payor-of-card.ts';

/**
 * A digital card as the form has it. All of the form, also what the card does not say: what was typed before may be of another insurance. Where the
 * payor is not found, it is to be chosen, and the rest stands ready.
 */
export function inputOfCard(card: InsuranceCard, payors: Payors): InsuranceInput {
  const { member, subscriber, isSubscriber } = card;
  const other: CardPerson | null = isSubscriber === true ? null : subscriber;
  return {
    payorId: payorOfCard(card, payors)?.ID ?? '',
    isPolicyHolder: isSubscriber === null ? '' : isSubscriber ? 'yes' : 'no',
    PayorName: card.payerName,
    MemberFirstName: member.firstName,
    MemberLastName: member.lastName,
    MemberDateOfBirth: asTyped(member.birthDate),
    MemberId: card.memberNumber,
    GroupNumber: card.groupNumber,
    SubscriberFirstName: other?.firstName ?? '',
    SubscriberLastName: other?.lastName ?? '',
    SubscriberDateOfBirth: asTyped(other?.birthDate ?? ''),
    SubscriberId: other === null ? '' : card.subscriberNumber,
  };
}

/** An ISO date as MM/DD/YYYY; '' stays. */
function asTyped(date: string): string {
  const [year, month, day] = date.split('-');
  return date === '' ? '' : `${month}/${day}/${year}`;
}
