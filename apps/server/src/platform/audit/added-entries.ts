import { CompiledQuery } from 'kysely';
import type { Keys } from '../crypto/keys.ts';
import { observe, secondsSince } from '../telemetry/measure.ts';
import type { LastAct, LastMoment, TextStatement } from '../db/last-act.ts';
import { type ChainEnd, chainEnd, type StoredEnd } from './chain-end.ts';
import { entryHash, type HashedEntry } from './entry-hash.ts';

/** An entry before it has its place in the chain. */
export type AddedEntry = Omit<HashedEntry, 'number'>;

/** What `append_audit` raises where another transaction has appended meanwhile. */
const TRAIL_WENT_ON = 'PA001';

/** In milliseconds: who has heard of no other server for so long goes on from where it left the trail, and does not look. */
const ALONE_AFTER = 10_000;

/** In milliseconds: who has waited for its turn in vain does not wait again for so long. Then PostgreSQL has ended whoever stood still. */
const IMPATIENT_FOR = 6_000;

/** What a server remembers of the trail of a database. Times are of `performance.now()`. */
interface Memory {
  /** Where this server left it, and under which secret it wrote. */
  end: (ChainEnd & { writtenUnder: string }) | null;
  /** When another was last seen to have appended. */
  otherSeenAt: number;
  impatientUntil: number;
}

const memories = new WeakMap<object, Memory>();

/**
 * The entries that a transaction adds to the audit trail. They are hashed after the end of the trail as it was read, and added by
 * a statement that moves the end only from there: so nobody has to hold it in between.
 */
export class AddedEntries implements LastAct {
  readonly #keys: Keys;
  readonly #entries: AddedEntry[] = [];
  /** Where the trail ends once they are committed, and the memory to keep it in. */
  #left: { memory: Memory; end: NonNullable<Memory['end']> } | null = null;

  constructor(keys: Keys) {
    this.#keys = keys;
  }

  add(entry: AddedEntry): void {
    this.#entries.push(entry);
  }

  async statement(moment: LastMoment): Promise<TextStatement> {
    const memory = memoryOf(moment.database);
    const end = knownEnd(memory, moment, this.#keys) ?? (await this.#readEnd(memory, moment));
    let { number, hash } = end;
    const rows = this.#entries.map(({ accountId, ...entry }) => {
      number += 1;
      hash = entryHash(end.chainKey, hash, { ...entry, accountId, number });
      return { ...entry, number, account_id: accountId, hash: hexOf(hash) };
    });
    this.#left = { memory, end: { ...end, number, hash, writtenUnder: this.#keys.current.id } };
    return {
      sql: 'select append_audit($1, $2, $3)',
      parameters: [String(end.number), hexOf(end.hash), JSON.stringify(rows)],
    };
  }

  committed(): void {
    if (this.#left !== null) this.#left.memory.end = this.#left.end;
  }

  hasCollided(error: unknown): boolean {
    return error instanceof Error && 'code' in error && error.code === TRAIL_WENT_ON;
  }

  async #readEnd(memory: Memory, { read }: LastMoment): Promise<ChainEnd> {
    const isPatient = performance.now() >= memory.impatientUntil;
    const start = performance.now();
    const query = CompiledQuery.raw('select * from audit_turn($1)', [isPatient]);
    const [stored] = await read(query as CompiledQuery<StoredEnd & { has_turn: boolean }>);
    observe('portico_audit_wait_seconds', {}, secondsSince(start));
    if (stored === undefined) throw new Error('The audit trail has no end.');
    if (isPatient && !stored.has_turn) memory.impatientUntil = performance.now() + IMPATIENT_FOR;
    if (memory.end === null || hexOf(memory.end.hash) !== hexOf(stored.hash)) memory.otherSeenAt = performance.now();
    return chainEnd(stored, this.#keys);
  }
}

/** The end of the trail where this server left it, if that is likely to be the end still; if not, the statement collides. */
function knownEnd({ end, otherSeenAt }: Memory, moment: LastMoment, { current }: Keys): ChainEnd | null {
  const isAlone = performance.now() - otherSeenAt > ALONE_AFTER;
  // With the secret the key of the next entry changes.
  return moment.mayCollide && moment.isFirst && isAlone && end?.writtenUnder === current.id ? end : null;
}

function memoryOf(database: object): Memory {
  const known = memories.get(database) ?? { end: null, otherSeenAt: performance.now(), impatientUntil: 0 };
  memories.set(database, known);
  return known;
}

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
