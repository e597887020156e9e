import type { ProxyInvitesTable } from '../../platform/db/account-tables.ts';

/** Messages about looking after another patient's record, in one language. They never name the patient. */
export interface ProxyMessages {
  subject(hospital: string): string;
  intro(hospital: string): string;
  /** What the access allows. */
  scope: Readonly<Record<ProxyInvitesTable['scope'], string>>;
  action: string;
  howItWorks(days: number): string;
  notYou(phone: string): string;
}
