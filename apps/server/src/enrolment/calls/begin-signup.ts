import type { InputOf, ReplyOf } from '@portico/contract';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { requireCaptcha } from '../../platform/limits/require-captcha.ts';
import { chooseVerificationMethod } from './choose-verification-method.ts';
import { loadSignUp, moveSignUp, saveSignUp, startedOver } from '../sign-up/sign-up.ts';
import { noPatientLookup } from '../sign-up/sign-up-data.ts';
import { signUpStatusOf } from '../sign-up/sign-up-status.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { requirePartner } from '../partners/require-partner.ts';
import type { Services } from '../../platform/services.ts';
import { methodsWithout } from '../../platform/settings/enrolment-services.ts';

/**
 * Step 1: begins a sign-up and spends a captcha. Until a method is chosen, the visitor can change the answer without
 * another captcha, and must then enter their details again. With a method, it is chosen as soon as it can be. After a
 * finished sign-up, this begins one for another person.
 *
 * @throws Refusal outOfTurn; partnerUnverified; captchaRefused.
 */
export async function beginSignup(
  { existingPatient, verificationMethod, captchaResponse, ...context }: InputOf<'beginSignup'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'beginSignup'>> {
  const found = await loadSignUp(visitor, services);
  if (found.state.step === 'method' && verificationMethod !== undefined)
    return chooseVerificationMethod({ verificationMethod }, visitor, services);
  const signUp = found.state.step === 'done' ? startedOver(found) : found;
  const isNew = signUp.state.step === 'start';
  const { partner, provenEmail } = await requirePartner(context.partner, context.partnerToken, visitor, services);
  const without = methodsWithout(services.settings.enrolment);
  const event = { type: 'begin', existingPatient, without } as const;
  const begun = moveSignUp(signUp, event, {
    ...noPatientLookup,
    partner,
    provenEmail,
    wantedMethod: verificationMethod ?? null,
  });
  if (isNew) await requireCaptcha('signUp', captchaResponse, services);
  const saved = await services.database.db.transaction().execute(async (trx) => {
    const written = await saveSignUp(trx, begun, services);
    const details = { existingPatient, ...(partner === null ? {} : { partner }) };
    const entry = { event: 'signUpBegun', accountId: null, actor: 'visitor', details } as const;
    if (isNew) await appendAudit(trx, auditContext(visitor, services), entry);
    return written;
  });
  return signUpStatusOf(saved);
}
