import type { InputOf } from '@portico/contract';
import { type CardConditions, cardForm } from '@portico/rules';
import type { CardToCheck } from '../../ports/card-check.ts';
import { requireFields } from '../../platform/require-fields.ts';
import type { SignUpDemographics } from '../../accounts/sign-up-demographics.ts';

/**
 * Reads a card by the rules of spec §5; the person is its holder.
 *
 * @throws Refusal malformedRequest, naming the fields.
 */
export function readCard(
  input: InputOf<'verifyCard'>,
  person: SignUpDemographics,
  given: Pick<CardConditions, 'today' | 'isNumberEnough'>,
): CardToCheck {
  const typed = { ...input, agreed: input.agreed ? 'yes' : '' };
  const conditions = { ...given, cardNumber: input.cardNumber };
  const { cardNumber, expiry, securityCode } = requireFields(cardForm, typed, conditions);
  const { firstName, lastName, address, city, state, zip, country } = person;
  return {
    number: cardNumber,
    ...(expiry === null ? {} : { expiry }),
    ...(securityCode === null ? {} : { securityCode }),
    holder: { firstName, lastName },
    billing: { address, city, state, zip, country },
  };
}
