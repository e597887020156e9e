import { useLingui } from '@lingui/react/macro';
import { readCardExpiry, readCardNumber, readSecurityCode, type CardType } from '@portico/rules';
import type { FieldErrors } from '../../forms/use-field-errors.ts';

/** A card as typed. */
export interface TypedCard {
  readonly cardNumber: string;
  readonly expiry: string;
  readonly securityCode: string;
  readonly agreed: boolean;
}

/** The type of a card with a valid number; null for any other. */
export function typeOfCard({ cardNumber }: TypedCard): CardType | null {
  const read = readCardNumber(cardNumber);
  return 'type' in read ? read.type : null;
}

/**
 * The errors of a card, by field and in the order of the form: "a type failure shows a card-type error, otherwise a
 * card-number error" (spec §5).
 */
export function useCardMessages(): (card: TypedCard, refused: readonly string[], today: string) => FieldErrors {
  const { t } = useLingui();
  const ofNumber = (typed: string, isRefused: boolean) => {
    if (typed === '') return t`Enter the number of your card`;
    const read = readCardNumber(typed);
    const fault = 'fault' in read ? read.fault : isRefused ? 'luhn' : null;
    if (fault === null) return undefined;
    return {
      format: t`Check the card number: it has 13 to 19 digits`,
      luhn: t`Check the card number: one of its digits seems to be wrong`,
      cardType: t`We cannot use this type of card. Use Visa, Mastercard, Discover or American Express`,
    }[fault];
  };
  const ofExpiry = (typed: string, isRefused: boolean, today: string) => {
    if (typed.trim() === '') return t`Enter the month and year in which the card expires, such as 4/28`;
    const read = readCardExpiry(typed, today);
    const fault = 'fault' in read ? read.fault : isRefused ? 'past' : null;
    if (fault === null) return undefined;
    return {
      format: t`Write the expiry as month/year, such as 4/28`,
      past: t`This card has expired. Use one that is still good`,
    }[fault];
  };
  const ofCode = ({ securityCode, ...card }: TypedCard, isRefused: boolean) => {
    const type = typeOfCard({ securityCode, ...card });
    if (readSecurityCode(securityCode, type) !== null && !isRefused) return undefined;
    if (type === null) return t`Enter the security code of your card: 3 or 4 digits`;
    return type === 'amex'
      ? t`Enter the 4 digits above the number on the front of your card`
      : t`Enter the last 3 digits on the back of your card`;
  };
  return (card, refused, today) => ({
    cardNumber: ofNumber(card.cardNumber, refused.includes('cardNumber')),
    expiry: ofExpiry(card.expiry, refused.includes('expiry'), today),
    securityCode: ofCode(card, refused.includes('securityCode')),
    agreed: card.agreed ? undefined : t`Check the box to agree, or choose another option below`,
  });
}
