import type { Page } from 'playwright-core';

/** A patient of the demonstration without an account, with what the hospital sent (docs/demo.md). */
export interface NotEnrolled {
  readonly medicalRecordNumber: string;
  /** As 1990-09-12. */
  readonly birthDate: string;
  readonly address: { readonly zip: string };
  readonly accessCode: string;
  readonly expiredAccessCode: string;
}

/** One who has a mobile phone. */
export interface NotEnrolledWithPhone extends NotEnrolled {
  readonly smsLink: string;
  readonly expiredSmsLink: string;
}

const numbers = {
  clara: 'AB-200001',
  walter: 'AB-200002',
  yuki: 'AB-200003',
  layla: 'AB-200004',
  bruno: 'AB-200005',
} as const;

/** Each can make one account at a portal. */
export type Enrolling = keyof typeof numbers;

/** Of whom, on the portal that a page is of. All but Walter have a mobile phone. */
export function notEnrolled(page: Page, who: 'walter'): Promise<NotEnrolled>;
export function notEnrolled(page: Page, who: Exclude<Enrolling, 'walter'>): Promise<NotEnrolledWithPhone>;
export function notEnrolled(page: Page, who: Enrolling): Promise<NotEnrolled>;
export async function notEnrolled(page: Page, who: Enrolling): Promise<NotEnrolled> {
  const reply = await page.request.get('/dev/demo.json');
  const { accounts } = (await reply.json()) as { accounts: { notEnrolled: readonly NotEnrolled[] } };
  const found = accounts.notEnrolled.find(({ medicalRecordNumber }) => medicalRecordNumber === numbers[who]);
  if (found === undefined) throw new Error(`The demonstration has no ${who}.`);
  return found;
}
