import type { CaptchaForm } from '@portico/contract';
import { spendCaptcha } from './captcha-uses.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';

/**
 * Takes the answer to the captcha of a form, once (spec §5: "a captcha response is required unless captcha is
 * disabled").
 *
 * @throws Refusal captchaRefused, the same for a missing, wrong, spent or expired answer and for another form's.
 */
export async function requireCaptcha(
  form: CaptchaForm,
  response: string,
  { database, ports }: Pick<Services, 'database' | 'ports'>,
): Promise<void> {
  const use = await ports.captcha.verify(response, form);
  if (use === null || !(await spendCaptcha(database.db, use))) throw new Refusal('captchaRefused');
}
