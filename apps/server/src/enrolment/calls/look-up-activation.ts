import type { InputOf, ReplyOf } from '@portico/contract';
import { activationFlow, activationLookupForm } from '@portico/rules';
import { activationStatusOf, loadActivation, sessionEnd } from '../activation/activation.ts';
import { beginSession } from '../activation/begin-session.ts';
import { requireLookupsLeft } from '../activation/limit-lookups.ts';
import { lookUpCode } from '../activation/look-up-code.ts';
import { accessCodeHashes } from '../activation/new-access-code.ts';
import { refuseLookup } from '../activation/refuse-lookup.ts';
import { requireMove } from '../enrolment.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { requirePartner } from '../partners/require-partner.ts';
import { requireFields } from '../../platform/require-fields.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { dayIn } from '../../platform/time.ts';

/**
 * Step 1 of an activation by access code: the code, the medical record number (or the reference number of the letter)
 * and the date of birth. It begins anew, whatever the browser had begun before. The response is the same whichever of
 * the three is wrong, for a used code, and for one that failed five times.
 *
 * @throws Refusal malformedRequest, naming the fields; partnerUnverified; tooManyRequests after too many from one
 * address; accessCodeExpired if number and date match the code; else activationRefused.
 */
export async function lookUpActivation(
  input: InputOf<'lookUpActivation'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'lookUpActivation'>> {
  const { ports, settings } = services;
  const now = ports.clock.now();
  const { accessCode, medicalRecordNumber, dateOfBirth } = requireFields(activationLookupForm, input, {
    today: dayIn(settings.healthSystem.timeZone, now),
  });
  const { partner, provenEmail } = await requirePartner(input.partner, input.partnerToken, visitor, services);
  await requireLookupsLeft(visitor, services);
  const activation = await loadActivation(visitor, services);
  const hashes = accessCodeHashes(settings.keys, accessCode);
  const found = await lookUpCode(
    {
      hashes,
      channels: ['letter', 'print'],
      shown: { number: medicalRecordNumber, birthDate: dateOfBirth },
      key: activation.key,
    },
    services,
  );
  if (found.outcome !== 'found') {
    const error = found.outcome === 'expired' ? 'accessCodeExpired' : 'activationRefused';
    return refuseLookup(new Refusal(error), found, visitor, services);
  }
  const state = requireMove<activationFlow.State>(activationFlow.next(activationFlow.start, { type: 'found' }));
  const code = Buffer.from(found.code.code_hash).toString('base64url');
  const data = { code, expires: sessionEnd('activation', now), partner, provenEmail, username: null };
  await beginSession({ ...activation, state, data }, found.code.channel, visitor, services);
  return activationStatusOf({ state, data });
}
