import type { PostalAddress } from '@portico/contract';

/** The framed form that asks for an activation code by post, in one language. */
export interface PostalMailWording {
  title: string;
  /** Where the letter goes: to a patient at the address on file, or nowhere. */
  intro(hospital: string): string;
  labels: Readonly<Record<keyof PostalAddress, string>>;
  /** Stands behind the label of what may be left out. */
  optional: string;
  faults: Readonly<Record<keyof PostalAddress | 'captcha' | 'customformtoken', string>>;
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
