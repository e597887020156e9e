import * as z from 'zod/mini';

/** What a form needs to show a captcha. */
export const captchaChallenge = z.object({
  enabled: z.boolean(),
  /** The ALTCHA challenge as its solver takes it; null where captcha is disabled. */
  challenge: z.nullable(z.looseObject({})),
});

/** The forms that a challenge can be for: an answer is good for one form, once. */
export const captchaForms = [
  'signUp',
  'phoneLookup',
  'postalMail',
  'partnerRequest',
  'helpDesk',
  'signIn',
  'recovery',
] as const;

export type CaptchaForm = (typeof captchaForms)[number];
