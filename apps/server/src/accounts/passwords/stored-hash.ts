import type { Selectable } from 'kysely';
import type { Keys } from '../../platform/crypto/keys.ts';
import { seal, unseal } from '../../platform/crypto/sealed.ts';
import type { AccountsTable } from '../../platform/db/account-tables.ts';

type Column = 'password_hash' | 'security_answer_hash';

/** A row of accounts, with one of its hashes. */
export type RowWithHash = Pick<Selectable<AccountsTable>, 'account_id'> & Partial<Record<Column, string | null>>;

/** What is compared with a password. */
export interface ReadHash {
  /** As argon2 writes it. */
  hash: string;
  /** Made with a pepper of the first secret, by a version that did not seal hashes. */
  isPeppered: boolean;
}

/** Seals a hash of hashPassword for an account: in another row it is none (docs/decisions/0080). */
export function sealHash(keys: Keys, column: Column, accountId: string, hash: string): string {
  const content: ReadHash = { hash, isPeppered: false };
  return seal(keys, { column: `accounts.${column}`, row: { account_id: accountId } }, content);
}

/** The hash of a row; null if it has none, or one that was made for another row. */
export function readHash(keys: Keys, column: Column, row: RowWithHash): ReadHash | null {
  const stored = row[column];
  if (stored === null || stored === undefined) return null;
  if (isUnsealed(stored)) return keys.readsUnbound ? { hash: stored, isPeppered: true } : null;
  try {
    return unseal(keys, { column: `accounts.${column}`, row: { account_id: row.account_id } }, stored) as ReadHash;
  } catch {
    return null;
  }
}

/** As versions before stored it. */
function isUnsealed(stored: string): boolean {
  return stored.startsWith('$');
}

/** Whether a row has the password that it had when it was read before, whatever key it is sealed under. */
export function hasSamePassword(keys: Keys, row: RowWithHash, before: RowWithHash): boolean {
  const [now, then] = [row, before].map((each) => readHash(keys, 'password_hash', each));
  return now?.hash === then?.hash;
}
