import type { Migration } from 'kysely/migration';
import * as prices from './001-prices.ts';
import * as guests from './002-guests.ts';
import * as outbox from './003-outbox.ts';

/** All migrations in order. They only go up: a step back is a new migration. */
export const migrations: Record<string, Migration> = {
  '001-prices': prices,
  '002-guests': guests,
  '003-outbox': outbox,
};
