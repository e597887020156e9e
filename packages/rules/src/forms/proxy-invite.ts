import { dateOfBirth, email, plainRule } from './field-rules.ts';
import { type Form, required } from './form.ts';

/** For how many days an access to a record can be given. */
export const proxyDays = [30, 90, 365, 730] as const;

const CONTROL = /\p{Cc}/u;

/** What a patient calls somebody, on one line; the person's own account says who it is. */
const name = plainRule((input) => (CONTROL.test(input) ? null : input.trim()));

const days = plainRule((input) => {
  const chosen = proxyDays.find((each) => String(each) === input.trim());
  return chosen === undefined ? null : String(chosen);
});

/** Somebody who is invited to look after a record: found by mailbox and birth date, which their account must have. */
export const proxyInviteForm = {
  name: required(100, name),
  email: required(254, email),
  dateOfBirth: required(20, dateOfBirth),
  days: required(4, days),
} satisfies Form<{ readonly today: string }>;
