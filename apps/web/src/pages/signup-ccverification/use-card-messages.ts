import { useLingui } from '@lingui/react/macro';
import { cardForm, readCardNumber, validateForm, type CardConditions, type CardType } from '@portico/rules';
import { sayErrors, type FormMessages } from '../../forms/form-messages.ts';
import type { FieldErrors } from '../../forms/use-field-errors.ts';

/** A card as typed. */
export interface CardInput {
  readonly cardNumber: string;
  readonly expiry: string;
  readonly securityCode: string;
  readonly billingZip: string;
  readonly agreed: boolean;
}

/** The type of a card with a valid number; null for any other. */
export function typeOfCard({ cardNumber }: CardInput): CardType | null {
  const read = readCardNumber(cardNumber);
  return 'type' in read ? read.type : null;
}

/**
 * The sentences of each field: "a type failure shows a card-type error, otherwise a card-number error" (spec §5).
 *
 * @param type of the card, once its number is right.
 * @param country of the address that the person gave, ISO 3166-1 alpha-2.
 */
export function useCardMessages(type: CardType | null, country: string): FormMessages<typeof cardForm> {
  const { t } = useLingui();
  const ofCode = () => {
    if (type === null) return t`Enter the security code of your card: 3 or 4 digits`;
    return type === 'amex'
      ? t`Enter the 4 digits above the number on the front of your card`
      : t`Enter the last 3 digits on the back of your card`;
  };
  return {
    cardNumber: {
      empty: t`Enter the number of your card`,
      format: t`Check the card number: it has 13 to 19 digits`,
      luhn: t`Check the card number: one of its digits seems to be wrong`,
      cardType: t`We cannot use this type of card. Use Visa, Mastercard, Discover or American Express`,
    },
    expiry: {
      empty: t`Enter the month and year in which the card expires, such as 4/28`,
      format: t`Write the expiry as month/year, such as 4/28`,
      past: t`This card has expired. Use one that is still good`,
    },
    securityCode: ofCode(),
    billingZip:
      country === 'US'
        ? t`Enter the ZIP code to which the bills of this card go: 5 digits`
        : t`Enter the postal code to which the bills of this card go`,
    agreed: t`Check the box to agree, or choose another option below`,
  };
}

/**
 * The errors of a card, by its fields.
 *
 * @param refused names of the fields that the server has refused.
 */
export function useCardErrors(
  card: CardInput,
  refused: readonly string[],
  given: Omit<CardConditions, 'cardNumber'>,
): FieldErrors {
  const messages = useCardMessages(typeOfCard(card), given.address.country);
  const input = { ...card, agreed: card.agreed ? 'yes' : '' };
  const conditions = { ...given, cardNumber: card.cardNumber };
  return sayErrors(messages, validateForm(cardForm, input, conditions, refused));
}
