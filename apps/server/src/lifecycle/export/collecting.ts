import type { Language } from '@portico/contract';
import type { Kysely } from 'kysely';
import type { Account } from '../../accounts/queries/accounts.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/** What a collection of data needs. */
export interface Collecting {
  db: Kysely<Tables>;
  account: Account;
  settings: Pick<Settings, 'keys' | 'healthSystem' | 'publicUrl'>;
  /** Of the titles of visits and services, and of the security question. */
  language: Language;
  now: Date;
}
