import type { InputOf } from '@portico/contract';
import { readCardExpiry, readCardNumber, readSecurityCode } from '@portico/rules';
import type { CardToCheck } from '../../ports/card-check.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SignUpDemographics } from '../../accounts/sign-up-demographics.ts';

/**
 * Reads a card by the rules of spec §5; the person is its holder. Expiry and security code are validated only if they
 * are asked for: clients of the specification send the number alone.
 *
 * @param today ISO date.
 * @throws Refusal malformedRequest, naming the fields.
 */
export function readCard(
  { cardNumber, expiry: typedExpiry, securityCode: typedCode, agreed }: InputOf<'verifyCard'>,
  person: SignUpDemographics,
  today: string,
): CardToCheck {
  const number = readCardNumber(cardNumber);
  const expiry = typedExpiry.trim() === '' ? null : readCardExpiry(typedExpiry, today);
  const type = 'type' in number ? number.type : null;
  const securityCode = typedCode.trim() === '' ? null : (readSecurityCode(typedCode, type) ?? undefined);
  const isExpiryWrong = expiry !== null && 'fault' in expiry;
  if ('fault' in number || isExpiryWrong || securityCode === undefined || !agreed) {
    throw new Refusal('malformedRequest', [
      ...('fault' in number ? ['cardNumber'] : []),
      ...(isExpiryWrong ? ['expiry'] : []),
      ...(securityCode === undefined ? ['securityCode'] : []),
      ...(agreed ? [] : ['agreed']),
    ]);
  }
  const { firstName, lastName, address, city, state, zip, country } = person;
  return {
    number: number.number,
    ...(expiry === null ? {} : { expiry: expiry.expiry }),
    ...(securityCode === null ? {} : { securityCode }),
    holder: { firstName, lastName },
    billing: { address, city, state, zip, country },
  };
}
