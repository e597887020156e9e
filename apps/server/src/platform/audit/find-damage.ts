import type { AuditDamage } from '@portico/staff-contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { ChainKeys } from './chain-keys.ts';
import { entryHash, FIRST_HASH, type HashedEntry } from './entry-hash.ts';
import { readEntries } from './read-entries.ts';
import type { AuditHead } from './verify-audit.ts';

/** Entries that are not as they were appended. */
export interface Damage {
  /** The number of the first of them. */
  number: number;
  /** Of the last. */
  to: number;
  /** What is wrong with the first, and in words. */
  damage: AuditDamage;
  reason: string;
}

export type StoredEntry = HashedEntry & { hash: Uint8Array };

interface Found {
  damage: Damage[];
  /** Entries that continue the trail after damage, each authentic. */
  continuations: StoredEntry[];
}

const reasons: Readonly<Record<AuditDamage, string>> = {
  missing: 'is missing',
  missingToEnd: 'is missing, and all behind it',
  changed: 'is not what was appended: it, or the entry before it, was changed or put elsewhere',
  behindEnd: 'stands behind the end of the trail: it was not appended',
  secretNotHere: 'was made with a secret that is not at hand',
  notAsNoted: 'is not the one that was noted',
  otherEnd: 'does not match the end that was kept',
  formerSecret: 'is the end under a secret that was changed since',
  cutOff: 'was there when the end was noted: the trail was cut',
};

/**
 * Walks the whole chain, and goes on after damage: an entry is checked against the stored hash before it. The chain may
 * change its key where an entry of the new one says so, and must end under the last.
 */
export async function findDamage(
  trx: Transaction<Tables>,
  chainKeys: ChainKeys,
  head: AuditHead,
  note: AuditHead | undefined,
): Promise<Found> {
  const found: Found = { damage: [], continuations: [] };
  const report = (number: number, to: number, damage: AuditDamage): void => {
    const last = found.damage.at(-1);
    if (last !== undefined && last.to + 1 >= number) last.to = Math.max(last.to, to);
    else found.damage.push({ number, to, damage, reason: reasons[damage] });
  };
  let last: AuditHead = { number: 0, hash: FIRST_HASH };
  let keyId = chainKeys.firstId;
  for await (const entry of readEntries(trx, 0)) {
    const { number, hash } = entry;
    keyId = keyAfter(entry, keyId);
    const key = chainKeys.keyOf(keyId);
    if (key !== undefined && isContinuation(entry, key)) {
      if (number > last.number + 1) report(last.number + 1, number - 1, 'missing');
      found.continuations.push(entry);
    } else if (number > head.number) report(number, number, 'behindEnd');
    else if (number > last.number + 1) report(last.number + 1, number, 'missing');
    else if (key === undefined) report(number, number, 'secretNotHere');
    else if (!isWritten(entry, key, last.hash)) report(number, number, 'changed');
    if (number === note?.number && !isSame(hash, note.hash)) report(number, number, 'notAsNoted');
    last = { number, hash };
  }
  if (last.number < head.number) report(last.number + 1, head.number, 'missingToEnd');
  else if (last.number === head.number && !isSame(last.hash, head.hash)) report(last.number, last.number, 'otherEnd');
  if (keyId !== chainKeys.lastId) report(last.number, last.number, 'formerSecret');
  if (note !== undefined && last.number < note.number && head.number < note.number) {
    report(last.number + 1, note.number, 'cutOff');
  }
  return found;
}

/** An entry that says that the secret was changed is the first under the new one. */
function keyAfter({ event, details }: StoredEntry, keyId: string): string {
  if (event !== 'keysRotated') return keyId;
  const { from, to } = details as { from?: unknown; to?: unknown };
  return from === keyId && typeof to === 'string' ? to : keyId;
}

/** Whether an entry continues the trail: it names the hash that it was appended after, so that it proves itself. */
function isContinuation(entry: StoredEntry, key: string): boolean {
  if (entry.event !== 'auditContinued') return false;
  const { after } = entry.details as { after?: unknown };
  return typeof after === 'string' && isWritten(entry, key, Buffer.from(after, 'hex'));
}

/** Whether an entry was appended as it stands, after this hash. */
function isWritten({ hash, ...entry }: StoredEntry, key: string, before: Uint8Array): boolean {
  return isSame(hash, entryHash(key, before, entry));
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}
