import { CAPTCHA_QUERY, type InputOf, type ReplyOf } from '@portico/contract';
import { newToken } from '../../platform/crypto/token.ts';
import { loadPhoneStep } from '../verification/phone-step.ts';
import { requireCaptcha } from '../../platform/limits/require-captcha.ts';
import { saveSignUp } from '../sign-up/sign-up.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { maskPhone } from '../../accounts/two-step/factor-label.ts';

/**
 * The phone that a code can go to. A person whom the registry does not know is shown one as well
 * (verification/decoy-suffix.ts). The token stays the same for a further lookup, so that another tab can go on.
 *
 * @throws Refusal outOfTurn; captchaRefused.
 */
export async function lookUpPhone(
  input: InputOf<'lookUpPhone'>,
  visitor: Visitor,
  services: Services,
): Promise<ReplyOf<'lookUpPhone'>> {
  const { signUp, phone } = await loadPhoneStep(visitor, services);
  await requireCaptcha('phoneLookup', input[CAPTCHA_QUERY], services);
  if (phone === null) return { found: false, mobilePhone: null, token: null };
  const token = phone.token ?? newToken();
  if (phone.token === null) {
    const data = { ...signUp.data, phone: { ...phone, token } };
    await saveSignUp(services.database.db, { ...signUp, data }, services);
  }
  return { found: true, mobilePhone: maskPhone(phone.suffix), token };
}
