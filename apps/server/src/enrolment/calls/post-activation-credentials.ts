import type { InputOf, ReplyOf } from '@portico/contract';
import { activationFlow } from '@portico/rules';
import { activationStatusOf, isOver, loadActivation } from '../activation/activation.ts';
import { codeOfSession, createActivatedAccount } from '../activation/create-activated-account.ts';
import { patientOfCode } from '../activation/patient-of-code.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { hashCredentials, readCredentials } from '../credentials.ts';
import { countEnquiry } from '../sign-up/enquiry-limits.ts';
import { identityWith } from '../sign-up/sign-up-data.ts';
import { requireMove } from '../enrolment.ts';
import { recordRefusals } from '../record-refusals.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Step 2 of an activation by access code: creates the account. It cannot sign in before the terms are accepted. If they
 * never are, the account is removed with the session, and the code is valid again.
 *
 * @throws Refusal activationEnded after the session is over; outOfTurn; malformedRequest and passwordRefused for the
 * input; securityAnswerRefused (1008); tooManyRequests; usernameTaken (1010); patientHasAccount (1004);
 * accountNotCreated (1001) if staff revoked the code, or while the registry cannot tell which record it is now. Nothing
 * is created then.
 */
export async function postActivationCredentials(
  input: InputOf<'postActivationCredentials'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'postActivationCredentials'>> {
  const { database } = services;
  const context = auditContext(visitor, services);
  const activation = await loadActivation(visitor, services);
  if (isOver(activation, context.now)) throw new Refusal('activationEnded');
  const moved = activationFlow.next(activation.state, { type: 'accountCreated' });
  const state = requireMove<activationFlow.State>(moved);
  const issued = await codeOfSession(activation.data, services);
  if (issued === null) throw new Refusal('accountNotCreated');
  const chosen = await readCredentials(input, issued.issuedTo, visitor, services);
  await countEnquiry('username', visitor, services);
  const patientId = await patientOfCode(issued, services);
  const credentials = await hashCredentials(chosen);
  const saving = database.db.transaction().execute(async (trx) => {
    const data = { ...activation.data, ...identityWith(activation.data, input.signsInByIdentity) };
    const next = { ...activation, state, data };
    const saved = await createActivatedAccount(trx, next, { ...issued, patientId }, credentials, visitor, services);
    const details = { by: issued.code.channel, isPatient: patientId !== null };
    const entry = { event: 'accountCreated', accountId: saved.accountId, actor: 'visitor', details } as const;
    await appendAudit(trx, context, entry);
    return saved;
  });
  return activationStatusOf(await recordRefusals(saving, visitor, services));
}
