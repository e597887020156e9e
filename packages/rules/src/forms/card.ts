import { readPostalCode } from '../address.ts';
import { type CardExpiry, type CardExpiryError, readCardExpiry } from '../card-expiry.ts';
import { type CardNumberError, readCardNumber } from '../card-number.ts';
import { readSecurityCode } from '../security-code.ts';
import { plainRule } from './field-rules.ts';
import { type Form, required, requiredWhen, type Rule } from './form.ts';

/** What a card is read with. */
export interface CardConditions {
  /** ISO date. */
  readonly today: string;
  /** Its number as typed, which says how long the security code is. */
  readonly cardNumber: string;
  /** Of the address that the person gave: ISO 3166-1 alpha-2, and the postal code, '' for none. */
  readonly address: { readonly country: string; readonly zip: string };
  /** The hospital's card check asks for no more, as clients of the specification send no more (spec §3). */
  readonly isNumberEnough: boolean;
}

const cardNumberRule: Rule<string, CardNumberError> = {
  read: (input) => {
    if (input.trim() === '') return { reason: 'empty' };
    const read = readCardNumber(input);
    return 'error' in read ? { reason: read.error } : { value: read.number };
  },
  write: (value) => value,
  reasons: ['format', 'luhn', 'cardType'],
  refusal: 'luhn',
};

const cardExpiry: Rule<CardExpiry, CardExpiryError, CardConditions> = {
  read: (input, { today }) => {
    if (input.trim() === '') return { reason: 'empty' };
    const read = readCardExpiry(input, today);
    return 'error' in read ? { reason: read.error } : { value: read.expiry };
  },
  write: ({ month, year }) => `${String(month)}/${String(year)}`,
  reasons: ['format', 'past'],
  refusal: 'past',
};

const securityCode = plainRule((input, { cardNumber }: CardConditions) => {
  const read = readCardNumber(cardNumber);
  return readSecurityCode(input, 'type' in read ? read.type : null);
});

const billingZip = plainRule((input, { address }: CardConditions) => readPostalCode(input, address.country));

/** A credit card that is one's own (spec §3, §5; issue 12, point 6). */
export const cardForm = {
  cardNumber: required(40, cardNumberRule),
  expiry: requiredWhen(isWholeAsked, 20, cardExpiry, null),
  securityCode: requiredWhen(isWholeAsked, 10, securityCode, null),
  /** Of the address to which the card's bills go. */
  billingZip: requiredWhen(hasBillingZip, 20, billingZip, null),
  /** 'yes' for a box that is checked. */
  agreed: required(
    3,
    plainRule((input) => (input === 'yes' ? input : null)),
  ),
} satisfies Form<CardConditions>;

function isWholeAsked({ isNumberEnough }: CardConditions): boolean {
  return !isNumberEnough;
}

/** Many countries have no postal codes: who lives there has none to type. */
function hasBillingZip({ isNumberEnough, address }: CardConditions): boolean {
  return !isNumberEnough && address.zip !== '';
}
