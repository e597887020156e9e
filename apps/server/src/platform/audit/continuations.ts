import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Damage, StoredEntry } from './find-damage.ts';
import { readEntries } from './read-entries.ts';

/** Damage that an entry of the trail owns up to. */
export interface Continuation {
  /** The numbers of the entries: `4-5 9-9`. */
  damaged: string;
  /** The entry that says so, when, and who had it say so and why. */
  number: number;
  at: string;
  by: string;
  reason: string;
}

/** The numbers of damaged entries as a text: `4-5 9-9`. */
export function rangesOf(damage: readonly Damage[]): string {
  return damage.map(({ number, to }) => `${number}-${to}`).join(' ');
}

/** SHA-256 of what stands in the place of damaged entries, so that no more can be changed there unseen. */
export async function fingerprintOf(trx: Transaction<Tables>, ranges: string): Promise<string> {
  const hash = createHash('sha256');
  for (const [from, to] of readRanges(ranges)) {
    for await (const { hash: stored, ...entry } of readEntries(trx, from - 1)) {
      if (entry.number > to) break;
      hash.update(JSON.stringify([entry, Buffer.from(stored).toString('hex')]));
    }
  }
  return hash.digest('hex');
}

/** The continuations whose damaged entries stand as they stood then: more was not changed since. */
export async function continuationsThatHold(
  trx: Transaction<Tables>,
  entries: readonly StoredEntry[],
): Promise<Continuation[]> {
  const held: Continuation[] = [];
  for (const { number, at, details } of entries) {
    const { damaged, fingerprint, by, reason } = details as Readonly<Record<string, unknown>>;
    if (typeof damaged !== 'string' || (await fingerprintOf(trx, damaged)) !== fingerprint) continue;
    held.push({ damaged, number, at, by: String(by), reason: String(reason) });
  }
  return held;
}

/** Tells whether one of the continuations owns up to a damage. */
export function isKnownBy(continuations: readonly Continuation[]): (damage: Damage) => boolean {
  const ranges = continuations.flatMap(({ damaged }) => readRanges(damaged));
  return ({ number, to }) => ranges.some(([first, last]) => first <= number && to <= last);
}

function readRanges(text: string): (readonly [from: number, to: number])[] {
  return text.split(' ').flatMap((range) => {
    const [from = NaN, to = NaN] = range.split('-').map(Number);
    return Number.isInteger(from) && Number.isInteger(to) ? [[from, to] as const] : [];
  });
}
