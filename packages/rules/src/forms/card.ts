import { type CardExpiry, type CardExpiryFault, readCardExpiry } from '../card-expiry.ts';
import { type CardNumberFault, readCardNumber } from '../card-number.ts';
import { readSecurityCode } from '../security-code.ts';
import { plainRule } from './field-rules.ts';
import { type Form, required, requiredWhen, type Rule } from './form.ts';

/** What a card is read with. */
export interface CardConditions {
  /** ISO date. */
  readonly today: string;
  /** Its number as typed, which says how long the security code is. */
  readonly cardNumber: string;
  /** Clients of the specification send the number alone. */
  readonly isNumberEnough: boolean;
}

const cardNumber: Rule<string, CardNumberFault> = {
  read: (typed) => {
    if (typed.trim() === '') return { reason: 'empty' };
    const read = readCardNumber(typed);
    return 'fault' in read ? { reason: read.fault } : { value: read.number };
  },
  write: (value) => value,
  reasons: ['format', 'luhn', 'cardType'],
  refusal: 'luhn',
};

const cardExpiry: Rule<CardExpiry, CardExpiryFault, CardConditions> = {
  read: (typed, { today }) => {
    if (typed.trim() === '') return { reason: 'empty' };
    const read = readCardExpiry(typed, today);
    return 'fault' in read ? { reason: read.fault } : { value: read.expiry };
  },
  write: ({ month, year }) => `${String(month)}/${String(year)}`,
  reasons: ['format', 'past'],
  refusal: 'past',
};

const securityCode = plainRule((typed, { cardNumber }: CardConditions) => {
  const read = readCardNumber(cardNumber);
  return readSecurityCode(typed, 'type' in read ? read.type : null);
});

/** A credit card that is one's own (spec §3, §5). */
export const cardForm = {
  cardNumber: required(40, cardNumber),
  expiry: requiredWhen(isWholeAsked, 20, cardExpiry, null),
  securityCode: requiredWhen(isWholeAsked, 10, securityCode, null),
  /** 'yes' for a box that is checked. */
  agreed: required(
    3,
    plainRule((typed) => (typed === 'yes' ? typed : null)),
  ),
} satisfies Form<CardConditions>;

function isWholeAsked({ isNumberEnough }: CardConditions): boolean {
  return !isNumberEnough;
}
