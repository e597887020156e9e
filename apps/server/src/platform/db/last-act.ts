import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type Transaction,
} from 'kysely';
import { escapeLiteral } from 'pg';
import type { Engine } from './database.ts';
import type { Tables } from './tables.ts';

/** A statement whose parameters are all texts, so that they can also stand in it. */
export interface TextStatement {
  readonly sql: string;
  /** For $1, $2 and so on. */
  readonly parameters: readonly string[];
}

/**
 * What a transaction does last. On PostgreSQL its statement and the commit go there in one message: whatever the statement locks
 * is held by PostgreSQL alone, and a process that stands still holds nothing up with it.
 */
export interface LastAct {
  /** Makes the statement. Of the last acts of one database, one at a time does so and commits. */
  statement(moment: LastMoment): Promise<TextStatement>;
  /** Told when it is committed. */
  committed(): void;
  /** Whether the statement failed only because another transaction came first, so that one made anew may succeed. */
  hasCollided(error: unknown): boolean;
}

/** The moment before a transaction ends. */
export interface LastMoment {
  /** Runs a query within the transaction. */
  readonly read: <Row>(query: CompiledQuery<Row>) => Promise<Row[]>;
  /** One object for each database, by which something can be remembered of it. */
  readonly database: object;
  /** Whether a statement that collides is made anew; false on the embedded database, where nothing can collide. */
  readonly mayCollide: boolean;
  /** False where the statement before has collided. */
  readonly isFirst: boolean;
}

/** So often a last act is tried, with a pause of some milliseconds: far more than there are servers that might collide. */
const MAX_TRIES = 100;
const LONGEST_PAUSE = 8;

/** The connections in a transaction, each with its last act once it has one. */
const inTransaction = new WeakMap<DatabaseConnection, { act?: LastAct }>();

/**
 * The last act of a transaction.
 *
 * @param kind of the act; a transaction has one.
 * @param make makes it where there is none yet.
 */
export async function lastActOf<Act extends LastAct>(
  trx: Transaction<Tables>,
  kind: abstract new (...args: never[]) => Act,
  make: () => Act,
): Promise<Act> {
  return trx.getExecutor().provideConnection(async (connection) => {
    const state = inTransaction.get(connection);
    // Else it would never be done, and nobody would know.
    if (state === undefined) throw new Error('This database does nothing last: it was not opened by openDatabase.');
    state.act ??= make();
    if (!(state.act instanceof kind)) throw new Error('The transaction has a last act of another kind.');
    return state.act;
  });
}

/** A dialect whose transactions end with their last acts. */
export function withLastActs(dialect: Dialect, engine: Engine): Dialect {
  return {
    createDriver: () => new LastActDriver(dialect.createDriver(), engine),
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db: Kysely<unknown>) => dialect.createIntrospector(db),
  };
}

class LastActDriver implements Driver {
  readonly #inner: Driver;
  readonly #engine: Engine;
  /** Settles when the last act before is done. */
  #before: Promise<void> = Promise.resolve();

  constructor(inner: Driver, engine: Engine) {
    this.#inner = inner;
    this.#engine = engine;
  }

  async beginTransaction(connection: DatabaseConnection, ...settings: Rest<Driver['beginTransaction']>): Promise<void> {
    await this.#inner.beginTransaction(connection, ...settings);
    inTransaction.set(connection, {});
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const act = inTransaction.get(connection)?.act;
    inTransaction.delete(connection);
    if (act === undefined) return this.#inner.commitTransaction(connection);
    const done = this.#before.then(() => this.#commitWith(connection, act));
    this.#before = done.catch(() => {});
    return done;
  }

  async #commitWith(connection: DatabaseConnection, act: LastAct): Promise<void> {
    const read: LastMoment['read'] = async (query) => (await connection.executeQuery<never>(query)).rows;
    if (this.#engine === 'pglite') {
      const { sql, parameters } = await act.statement({ read, database: this, mayCollide: false, isFirst: true });
      await connection.executeQuery(CompiledQuery.raw(sql, [...parameters]));
      await this.#inner.commitTransaction(connection);
    } else {
      const collides = (error: unknown): boolean => act.hasCollided(error);
      await retried(collides, async (isFirst) => {
        if (!isFirst) await connection.executeQuery(CompiledQuery.raw('rollback to savepoint last_act'));
        const statement = await act.statement({ read, database: this, mayCollide: true, isFirst });
        // A message of several statements has no parameters. After one that fails nothing of it is done.
        await connection.executeQuery(CompiledQuery.raw(`savepoint last_act; ${inlined(statement)}; commit`));
      });
    }
    act.committed();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    inTransaction.delete(connection);
    await this.#inner.rollbackTransaction(connection);
  }

  init(...args: Parameters<Driver['init']>): Promise<void> {
    return this.#inner.init(...args);
  }

  acquireConnection(...args: Parameters<Driver['acquireConnection']>): Promise<DatabaseConnection> {
    return this.#inner.acquireConnection(...args);
  }

  releaseConnection(...args: Parameters<Driver['releaseConnection']>): Promise<void> {
    return this.#inner.releaseConnection(...args);
  }

  async savepoint(...args: Parameters<NonNullable<Driver['savepoint']>>): Promise<void> {
    await this.#inner.savepoint?.(...args);
  }

  async rollbackToSavepoint(...args: Parameters<NonNullable<Driver['rollbackToSavepoint']>>): Promise<void> {
    await this.#inner.rollbackToSavepoint?.(...args);
  }

  async releaseSavepoint(...args: Parameters<NonNullable<Driver['releaseSavepoint']>>): Promise<void> {
    await this.#inner.releaseSavepoint?.(...args);
  }

  destroy(...args: Parameters<Driver['destroy']>): Promise<void> {
    return this.#inner.destroy(...args);
  }
}

type Rest<Method extends (...args: never[]) => unknown> =
  Parameters<Method> extends [unknown, ...infer Others] ? Others : never;

async function retried(
  mayRetry: (error: unknown) => boolean,
  work: (isFirst: boolean) => Promise<void>,
): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work(tried === 1);
    } catch (error) {
      if (tried === MAX_TRIES || !mayRetry(error)) throw error;
      await wait(Math.random() * LONGEST_PAUSE);
    }
  }
}

function inlined({ sql, parameters }: TextStatement): string {
  return sql.replaceAll(/\$(\d+)/g, (_, place: string) => escapeLiteral(parameters[Number(place) - 1] ?? ''));
}
