import { anyPassword, anyText } from './any-text.ts';
import { type Form, required } from './form.ts';

/** Signing in (spec §3, §4). */
export const signInForm = {
  username: required(254, anyText),
  password: required(200, anyPassword),
} satisfies Form<unknown>;
