import * as z from 'zod/mini';
import { captchaChallenge, captchaForms } from '../models/captcha.ts';
import { defineCall } from './define-call.ts';
import { publicBase } from './recovery.ts';

/** The field that brings the answer to a captcha in the query of a POST (spec §7: "with query g-recaptcha-response"). */
export const CAPTCHA_QUERY = 'g-recaptcha-response';

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
