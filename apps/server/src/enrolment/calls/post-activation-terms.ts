import type { InputOf, ReplyOf } from '@portico/contract';
import { activationFlow, isSameUsername } from '@portico/rules';
import { activationStatusOf, doneEnd, isOver, loadActivation } from '../activation/activation.ts';
import { codeOfSession, provedByCode } from '../activation/create-activated-account.ts';
import { saveCoverageOnFile } from '../activation/save-coverage-on-file.ts';
import { requireMove, saveEnrolment } from '../enrolment.ts';
import { finishAccount } from '../finish-account.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { acceptedTerms } from '../../platform/terms/accepted-terms.ts';

/**
 * Step 3 of an activation by access code: accepts the terms. From then on the account can sign in, and the insurance
 * that the hospital knows is on file.
 *
 * @param input termsVersion: of the terms that were read; without it, what is in force is accepted.
 * @throws Refusal activationEnded after the session is over; outOfTurn; malformedRequest if the terms are not accepted,
 * or if the username is not that of the account.
 */
export async function postActivationTerms(
  { username, accepted, termsVersion }: InputOf<'postActivationTerms'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'postActivationTerms'>> {
  const { database, ports } = services;
  const now = ports.clock.now();
  const activation = await loadActivation(visitor, services);
  if (isOver(activation, now)) throw new Refusal('activationEnded');
  const moved = activationFlow.next(activation.state, { type: 'termsAccepted' });
  const state = requireMove<activationFlow.State>(moved);
  const { accountId, data } = activation;
  if (accountId === null || data.username === null) throw new Refusal('outOfTurn');
  const invalid = [...(isSameUsername(data.username, username) ? [] : ['username']), ...(accepted ? [] : ['accepted'])];
  if (invalid.length > 0) throw new Refusal('malformedRequest', invalid);
  const terms = await acceptedTerms(services.terms, 'account', termsVersion, visitor);
  const issued = await codeOfSession(data, services);
  // A code that is deleted since was one on paper: others are used in one call.
  const proved = issued === null ? ({ proof: 'letter', number: null } as const) : provedByCode(issued);
  const saved = await database.db.transaction().execute(async (trx) => {
    const written = await saveEnrolment(trx, { ...activation, state, expiresAt: doneEnd(now) }, services);
    if (issued !== null) await saveCoverageOnFile(trx, accountId, issued.issuedTo, services);
    const { identity } = data;
    await finishAccount(
      trx,
      accountId,
      { ...proved, accepted: terms, ...(identity === undefined ? {} : { identity }) },
      visitor,
      services,
    );
    return written;
  });
  return activationStatusOf(saved);
}
