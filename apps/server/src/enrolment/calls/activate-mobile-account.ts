import { type InputOf, mobileNames, type ReplyOf } from '@portico/contract';
import { smsActivationFlow } from '@portico/rules';
import { doneEnd, isOver, loadSmsActivation, smsActivationStatusOf, unixSeconds } from '../activation/activation.ts';
import { codeOfSession, createActivatedAccount, provedByCode } from '../activation/create-activated-account.ts';
import { patientOfCode } from '../activation/patient-of-code.ts';
import { saveCoverageOnFile } from '../activation/save-coverage-on-file.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { hashCredentials, readCredentials } from '../credentials.ts';
import { countEnquiry } from '../sign-up/enquiry-limits.ts';
import { requireMove } from '../enrolment.ts';
import { finishAccount } from '../finish-account.ts';
import { recordRefusals } from '../record-refusals.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { acceptedTerms } from '../../platform/terms/accepted-terms.ts';

/**
 * Both credential steps in one call: creates the account. It can sign in at once, because sending this form accepts the
 * terms.
 *
 * @throws Refusal activationInvalid (1007) after the session is over, or if staff revoked the link; outOfTurn;
 * malformedRequest and passwordRefused for the input; securityAnswerRefused (1008); tooManyRequests; usernameTaken
 * (1010); patientHasAccount (1004); accountNotCreated (1001) while the registry cannot tell which record it is now.
 * Nothing is created then.
 */
export async function activateMobileAccount(
  input: InputOf<'activateMobileAccount'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'activateMobileAccount'>> {
  const { database } = services;
  const context = auditContext(visitor, services);
  const activation = await loadSmsActivation(visitor, services);
  if (isOver(activation, context.now)) throw new Refusal('activationInvalid');
  const state = stateAfter(activation.state, context.now);
  const issued = await codeOfSession(activation.data, services);
  if (issued === null) throw new Refusal('activationInvalid');
  const { username, reenteredUsername, reenteredPassword, termsVersion, ...others } = input;
  const typed = {
    ...others,
    userId: username,
    userIdVerification: reenteredUsername,
    passwordVerification: reenteredPassword,
  };
  const chosen = await readCredentials(typed, issued.issuedTo, visitor, services, mobileNames);
  await countEnquiry('username', visitor, services);
  const patientId = await patientOfCode(issued, services);
  const credentials = await hashCredentials(chosen);
  const accepted = await acceptedTerms(services.terms, 'account', termsVersion, visitor);
  const saving = database.db.transaction().execute(async (trx) => {
    const next = { ...activation, state, expiresAt: doneEnd(context.now) };
    const saved = await createActivatedAccount(trx, next, { ...issued, patientId }, credentials, visitor, services);
    const { accountId } = saved;
    await saveCoverageOnFile(trx, accountId, issued.issuedTo, services);
    const details = { by: issued.code.channel, isPatient: patientId !== null };
    await appendAudit(trx, context, { event: 'accountCreated', accountId, actor: 'visitor', details });
    await finishAccount(trx, accountId, { ...provedByCode(issued), accepted }, visitor, services);
    return saved;
  });
  return smsActivationStatusOf(await recordRefusals(saving, visitor, services));
}

/** The page holds the input of step 1, so both steps arrive in one call. */
function stateAfter(status: smsActivationFlow.State, now: Date): smsActivationFlow.State {
  const at = { now: unixSeconds(now) };
  const step2 = requireMove<smsActivationFlow.State>(
    smsActivationFlow.next(status, { type: 'credentialsGiven', ...at }),
  );
  return requireMove<smsActivationFlow.State>(smsActivationFlow.next(step2, { type: 'accountCreated', ...at }));
}
