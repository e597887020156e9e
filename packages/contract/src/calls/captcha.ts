import * as z from 'zod/mini';
import { captchaChallenge, captchaForms } from '../models/captcha.ts';
import { defineCall } from './define-call.ts';
import { textInput } from './fields.ts';
import { publicBase } from './recovery.ts';

/** The field that brings the answer to a captcha in the query of a POST (spec §7: "with query g-recaptcha-response"). */
export const CAPTCHA_QUERY = 'g-recaptcha-response';

/** The answer to a challenge, base64. Left out, or `accepted:<form>`, where captcha is disabled (spec §3, "captcha-enabled flag"). */
export const captchaResponse = z._default(textInput(4000), '');

/** GET category/captcha: a challenge for one form. The specification names no call for this. */
export const getCaptcha = defineCall({
  name: 'GetCaptcha',
  method: 'GET',
  path: `${publicBase}/category/captcha`,
  summary: 'A captcha challenge for one form.',
  wrapped: true,
  input: z.object({ form: z.enum(captchaForms) }),
  reply: captchaChallenge,
});
