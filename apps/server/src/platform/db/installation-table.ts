import type { Generated } from 'kysely';

/** Whose the database is; one row, which the first server on it adds. */
export interface InstallationTable {
  one: Generated<boolean>;
  /** Neither runs on the other's database. */
  kind: 'demonstration' | 'hospital';
  /** `secretCheck` of the PORTICO_SECRET that everything in the database was made with. */
  secret_check: Uint8Array;
  created_at: Generated<Date>;
}
