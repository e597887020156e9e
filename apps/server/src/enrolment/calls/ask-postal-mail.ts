import { signUpLetterJob } from '../activation/sign-up-letter-job.ts';
import { CAPTCHA_QUERY, type PostalAddress, type InputOf, type ReplyOf } from '@portico/contract';
import { randomUUID } from 'node:crypto';
import type { PostalMailFault } from '../../documents/messages/postal-mail-messages.ts';
import { appendAudit, auditContext } from '../../platform/audit/append-audit.ts';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { requireUseBelow } from '../../platform/db/use-limits.ts';
import { isSecToken, spendFormToken } from '../verification/postal-form-tokens.ts';
import { newPostalForm, postalMailEnded, postalMailSent } from '../verification/postal-form.ts';
import { readLetterReceiver } from '../sign-up/read-demographics.ts';
import { requireCaptcha } from '../../platform/limits/require-captcha.ts';
import { retryOvertaken } from '../retry-overtaken.ts';
import { loadSignUp, moveSignUp, saveSignUp, type SignUp } from '../sign-up/sign-up.ts';
import type { SignUpDemographics } from '../../accounts/sign-up-demographics.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { dayIn } from '../../platform/time.ts';
import { limits } from '../../platform/limits/limits.ts';

type Input = InputOf<'askPostalMail'>;
type Reply = ReplyOf<'askPostalMail'>;

/**
 * Asks for the letter with an access code. Its job decides where it goes and whether one is sent (sign-up-letter.ts),
 * so that the response is the same for everybody. A form that is sent again finds that the letter was asked for.
 *
 * @throws Refusal tooManyRequests for the network address.
 */
export async function askPostalMail(input: Input, visitor: Visitor, services: Services): Promise<Reply> {
  return retryOvertaken(() => askOnce(input, visitor, services));
}

async function askOnce(input: Input, visitor: Visitor, services: Services): Promise<Reply> {
  const signUp = await loadSignUp(visitor, services);
  if (signUp.state.step === 'letterSent') return postalMailSent;
  const given = signUp.data.demographics;
  const isOwnForm = isSecToken(input.sec_token, services.settings.keys, signUp);
  if (signUp.state.step !== 'postal' || given === null || !isOwnForm) return postalMailEnded;
  const { [CAPTCHA_QUERY]: captcha, sec_token: _secToken, customformtoken, ...address } = input;
  if (!(await spendsFormToken(customformtoken, visitor, services))) {
    return formAgain(['customformtoken'], address, visitor, services);
  }
  const errors: PostalMailFault[] = (await passesCaptcha(captcha, services)) ? [] : ['captcha'];
  const { timeZone, names: nameRule } = services.settings.healthSystem;
  const today = dayIn(timeZone, services.ports.clock.now());
  const read = readLetterReceiver(address, given, { today, nameRule });
  if (errors.length > 0 || 'faults' in read) {
    const all = [...('faults' in read ? read.faults : []), ...errors];
    return formAgain(all, address, visitor, services);
  }
  await askForLetter(signUp, read.person, visitor, services);
  return postalMailSent;
}

/** The form with the input, unless the same form, sent twice, has asked for the letter meanwhile. */
async function formAgain(
  errors: readonly PostalMailFault[],
  address: PostalAddress,
  visitor: Visitor,
  services: Services,
): Promise<Reply> {
  const signUp = await loadSignUp(visitor, services);
  if (signUp.state.step !== 'postal') return signUp.state.step === 'letterSent' ? postalMailSent : postalMailEnded;
  return newPostalForm({ signUp, address, faults: errors }, visitor, services);
}

async function askForLetter(
  signUp: SignUp,
  person: SignUpDemographics,
  visitor: Visitor,
  services: Services,
): Promise<void> {
  const { database, ports, settings } = services;
  const key = limitKey(settings.keys, `letters:address:${visitor.address}`);
  const uses = [{ key, limit: limits.lettersAsked.number }];
  const moved = moveSignUp(signUp, { type: 'codeByMailAsked' });
  const isPatient = signUp.state.existingPatient;
  const { partner } = signUp.data;
  const data = { id: randomUUID(), language: visitor.language, person, isPatient, partner };
  await database.db.transaction().execute(async (trx) => {
    await requireUseBelow(trx, uses, ports.clock.now(), limits.lettersAsked.window);
    await saveSignUp(trx, moved, services);
    await ports.jobs.enqueue(trx, signUpLetterJob.of(data));
    const record = { event: 'letterAsked', accountId: null, actor: 'visitor' } as const;
    await appendAudit(trx, auditContext(visitor, services), record);
  });
}

async function spendsFormToken(token: string, visitor: Visitor, services: Services): Promise<boolean> {
  return services.database.db.transaction().execute((trx) => spendFormToken(trx, token, visitor, services));
}

async function passesCaptcha(response: string, services: Services): Promise<boolean> {
  try {
    await requireCaptcha('postalMail', response, services);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
