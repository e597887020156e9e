import type { InputOf } from '@portico/contract';
import { type CardConditions, cardForm } from '@portico/rules';
import type { CardToCheck } from '../../ports/card-check.ts';
import { normalizeZip } from '../../platform/crypto/lookup-keys.ts';
import { requireFields } from '../../platform/require-fields.ts';
import type { SignUpDemographics } from '../../accounts/sign-up-demographics.ts';
import type { SignUpData } from '../sign-up/sign-up-data.ts';

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
  const { firstName, lastName, address, city, state, zip, country } = person;
  const typed = { ...input, agreed: input.agreed ? 'yes' : '' };
  const conditions = { ...given, cardNumber: input.cardNumber, address: { country, zip } };
  const { cardNumber, expiry, securityCode, billingZip } = requireFields(cardForm, typed, conditions);
  return {
    number: cardNumber,
    ...(expiry === null ? {} : { expiry }),
    ...(securityCode === null ? {} : { securityCode }),
    holder: { firstName, lastName },
    billing: { address, city, state, zip: billingZip ?? zip, country },
  };
}

/**
 * Whether a card's bills go where the person lives: to a ZIP code on the patient's record; for a person without a record, to
 * the ZIP code that they gave. A record without a ZIP code opens for no card: what was typed shows nothing of its patient.
 */
export function isBilledAtHome(
  { billing }: CardToCheck,
  { patientId, recordZips = [], demographics }: Pick<SignUpData, 'patientId' | 'recordZips' | 'demographics'>,
): boolean {
  const zips = patientId === null ? [demographics?.zip ?? ''] : recordZips;
  return zips.some((zip) => normalizeZip(zip) === normalizeZip(billing.zip));
}
