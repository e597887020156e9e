import { email } from './field-rules.ts';
import { type Form, required } from './form.ts';

/** The address of an account, where its owner changes it. */
export const emailForm = { email: required(254, email) } satisfies Form<unknown>;
