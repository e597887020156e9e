import type { postalMailForm } from '@portico/rules';

/** A field of the form. One without a label or a sentence does not compile. */
export type PostalMailField = keyof typeof postalMailForm;

/** What can be wrong with what was sent: a field, or one of its tokens. */
export type PostalMailFault = PostalMailField | 'captcha' | 'customformtoken';

/** The framed form that asks for an activation code by post, in one language. */
export interface PostalMailWording {
  title: string;
  /** Where the letter goes: to a patient at the address on file, or nowhere. */
  intro(hospital: string): string;
  labels: Readonly<Record<PostalMailField, string>>;
  /** Stands behind the label of what may be left out. */
  optional: string;
  faults: Readonly<Record<PostalMailFault, string>>;
  /** Above the list of what is wrong. */
  faultsTitle: string;
  /** Before the title of the page while something is wrong. */
  faultsMark: string;
  check: { pending: string; passed: string; failed: string; again: string };
  submit: string;
  noScript(phone: string): string;
  sent: { title: string; text: string; link: string };
  ended: { title: string; text: string; link: string };
}
