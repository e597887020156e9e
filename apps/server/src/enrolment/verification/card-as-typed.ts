import type { InputOf } from '@portico/contract';
import { cardForm } from '@portico/rules';
import type { CardToCheck } from '../../ports/card-check.ts';
import { requireFields } from '../../accounts/recovery/require-fields.ts';
import type { SignUpDemographics } from '../../accounts/sign-up-demographics.ts';

/**
 * Reads a card by the rules of spec §5, with the person as its holder. Expiry and security code count where they were asked for:
 * clients of the specification send the number alone.
 *
 * @param today ISO date.
 * @throws Refusal malformedRequest, naming the fields.
 */
export function readCard(input: InputOf<'verifyCard'>, person: SignUpDemographics, today: string): CardToCheck {
  const typed = { ...input, agreed: input.agreed ? 'yes' : '' };
  const conditions = { today, ccNumber: input.ccNumber, isNumberEnough: true };
  const { ccNumber, expiry, securityCode } = requireFields(cardForm, typed, conditions);
  const { firstName, lastName, address, city, state, zip, country } = person;
  return {
    number: ccNumber,
    ...(expiry === null ? {} : { expiry }),
    ...(securityCode === null ? {} : { securityCode }),
    holder: { firstName, lastName },
    billing: { address, city, state, zip, country },
  };
}
