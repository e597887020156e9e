import type { InputOf, ReplyOf } from '@portico/contract';
import { readForm, smsActivationFlow, smsLookupForm } from '@portico/rules';
import { loadSmsActivation, sessionEnd, smsActivationStatusOf } from '../activation/activation.ts';
import { beginSession } from '../activation/begin-session.ts';
import { requireLookupsLeft } from '../activation/limit-lookups.ts';
import { lookUpCode } from '../activation/look-up-code.ts';
import { accessCodeHashes } from '../activation/new-access-code.ts';
import { refuseLookup } from '../activation/refuse-lookup.ts';
import { requireMove } from '../enrolment.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { dayIn } from '../../platform/time.ts';

type Input = InputOf<'lookUpMobileActivation'>;

/**
 * Begins an activation by the link of a text message: its token, the date of birth and the ZIP code. It begins anew,
 * whatever the browser had begun before.
 *
 * @throws Refusal malformedRequest, naming the fields; tooManyRequests after too many from one address;
 * activationInvalid (1007) for a link that was never issued, is used or has expired, and from its fifth failure on;
 * activationRefused for data that do not match it.
 */
export async function lookUpMobileActivation(
  input: Input,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'lookUpMobileActivation'>> {
  const { ports, settings } = services;
  const now = ports.clock.now();
  const shown = readShown(input, dayIn(settings.healthSystem.timeZone, now));
  await requireLookupsLeft(visitor, services);
  const activation = await loadSmsActivation(visitor, services);
  const hashes = accessCodeHashes(settings.keys, input.activationToken);
  const found = await lookUpCode({ hashes, channels: ['sms'], shown, key: activation.key }, services);
  if (found.outcome !== 'found') {
    const error = found.outcome === 'wrong' ? 'activationRefused' : 'activationInvalid';
    return refuseLookup(new Refusal(error), found, visitor, services);
  }
  const expires = sessionEnd('smsActivation', now);
  const moved = smsActivationFlow.next(smsActivationFlow.start, { type: 'found', expires });
  const state = requireMove<smsActivationFlow.State>(moved);
  const data = {
    code: Buffer.from(found.code.code_hash).toString('base64url'),
    expires,
    partner: null,
    username: null,
  };
  await beginSession({ ...activation, state, data }, found.code.channel, visitor, services);
  return smsActivationStatusOf({ state, data });
}

/** A ZIP code, or the postal code of another country, is only compared; its form is not validated. */
function readShown(
  { monthOfBirth, dayOfBirth, yearOfBirth, zipCode }: Input,
  today: string,
): { postalCode: string; birthDate: string } {
  const dateOfBirth = `${monthOfBirth}/${dayOfBirth}/${yearOfBirth}`;
  const read = readForm(smsLookupForm, { dateOfBirth, zipCode }, { today });
  if ('errors' in read) {
    const date = read.errors.dateOfBirth === undefined ? [] : ['monthOfBirth', 'dayOfBirth', 'yearOfBirth'];
    throw new Refusal('malformedRequest', [...date, ...(read.errors.zipCode === undefined ? [] : ['zipCode'])]);
  }
  return { postalCode: read.values.zipCode, birthDate: read.values.dateOfBirth };
}
