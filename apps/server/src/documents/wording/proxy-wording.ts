import type { ProxyInvitesTable } from '../../platform/db/account-tables.ts';

/** What the server writes about looking after another patient's record, in one language. The patient is never named. */
export interface ProxyWording {
  subject(hospital: string): string;
  intro(hospital: string): string;
  /** What it lets the person do. */
  scope: Readonly<Record<ProxyInvitesTable['scope'], string>>;
  action: string;
  howItWorks(days: number): string;
  notYou(phone: string): string;
}
