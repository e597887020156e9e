import type { Migration } from 'kysely/migration';
import { up as prices } from './001-prices.ts';
import { up as guests } from './002-guests.ts';
import { up as outbox } from './003-outbox.ts';

/** All migrations in order. They only go up: a step back is a new migration. */
export const migrations: Record<string, Migration> = {
  '001-prices': { up: prices },
  '002-guests': { up: guests },
  '003-outbox': { up: outbox },
};
