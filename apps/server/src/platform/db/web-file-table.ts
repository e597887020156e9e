import type { ColumnType } from 'kysely';

/** Files of built web apps, of this release and of others that serve or have served. */
export interface WebFilesTable {
  /** As it stands in the address, with the slash before it. */
  path: string;
  content: Uint8Array;
  /** Keyed hash of path and content. */
  mac: Uint8Array;
  /** When a server of another release started that does not have it; null while the last one that started has it. */
  replaced_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
