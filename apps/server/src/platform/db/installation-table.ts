import type { ColumnType, Generated } from 'kysely';

/** Whose the database is; one row, which the first server on it adds. */
export interface InstallationTable {
  one: Generated<boolean>;
  /** Neither runs on the other's database. */
  kind: 'demonstration' | 'hospital';
  /** `secretCheck` of the PORTICO_SECRET that everything in the database was made with. */
  secret_check: Uint8Array;
  created_at: Generated<Date>;
  /** While a rotation is under way: `secretCheck` of the secret before, under which values stand still. */
  previous_check: ColumnType<Uint8Array | null, Uint8Array | null | undefined, Uint8Array | null>;
  /** Every sealed value names its key and is bound to its row: others are read no more. */
  values_bound: Generated<boolean>;
}

/** What is left of a secret that was changed. */
export interface KeptKeysTable {
  key_id: string;
  /** Its keys for what cannot be made again (crypto/keys.ts), sealed. */
  sealed: string;
  since: Generated<Date>;
}
