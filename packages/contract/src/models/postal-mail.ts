import * as z from 'zod/mini';
import { demographics } from './sign-up.ts';
import type { Plain } from '../wire/names.ts';

/** Whom a letter is to go to, as typed. */
const postalAddress = z.pick(demographics, {
  firstName: true,
  middleName: true,
  lastName: true,
  address: true,
  address2: true,
  zip: true,
  city: true,
  state: true,
  country: true,
});

export type PostalAddress = Plain<z.infer<typeof postalAddress>>;

/** The framed form that asks for an activation code by post. */
export const postalMailForm = z.object({
  /** `form`: to be filled in. `sent`: the letter is asked for. `ended`: this browser's sign-up is at another step. */
  outcome: z.enum(['form', 'sent', 'ended']),
  /** Names of the fields that were wrong; `captcha` and `customformtoken` among them. */
  faults: z.array(z.string()),
  /** What the form shows: at first what was said in the sign-up. Null where there is no form. */
  address: z.nullable(postalAddress),
  /** Bound to the sign-up (spec §7). */
  sec_token: z.string(),
  /** Of this form, good for one submission (spec §7). */
  customformtoken: z.string(),
  /** Whether it needs an answer to a challenge of `GetCaptcha` for postalMail. */
  captchaEnabled: z.boolean(),
});

export type PostalMailForm = Plain<z.infer<typeof postalMailForm>>;
