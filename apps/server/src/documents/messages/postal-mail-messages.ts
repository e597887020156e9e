import type { postalMailForm } from '@portico/rules';

/** A field of the form. One without a label or a sentence does not compile. */
export type PostalMailField = keyof typeof postalMailForm;

/** What can be wrong with what was sent: a field, or one of its tokens. */
export type PostalMailFault = PostalMailField | 'captcha' | 'customformtoken';

/** The framed form that asks for an activation code by post, in one language. */
export interface PostalMailMessages {
  title: string;
  /** Where the letter is sent: to a patient at the address on file, or to nobody. */
  intro(hospital: string): string;
  labels: Readonly<Record<PostalMailField, string>>;
  /** After the label of an optional field. */
  optional: string;
  errors: Readonly<Record<PostalMailFault, string>>;
  /** Above the list of errors. */
  errorsTitle: string;
  /** Before the title of a page with errors. */
  errorsMark: string;
  check: { pending: string; passed: string; failed: string; again: string };
  submit: string;
  noScript(phone: string): string;
  sent: { title: string; text: string; link: string };
  ended: { title: string; text: string; link: string };
}
