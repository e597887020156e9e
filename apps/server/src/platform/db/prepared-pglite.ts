import { parse, type PGlite, protocol, type Results } from '@electric-sql/pglite';
import type { PGliteDialectConfig } from 'kysely';

/** The part of PGlite that Kysely uses. */
type PGliteOfKysely = Extract<PGliteDialectConfig['pglite'], { closed: boolean }>;
type Query = PGliteOfKysely['query'];
type Parameter = { toString(): string } | null | undefined;
type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

/** A statement that the engine has parsed and planned. */
interface Prepared {
  name: string;
  /** Type of each parameter. */
  parameterTypes: readonly number[];
  /** The message that names the columns; empty if the statement returns no rows. */
  columns: readonly Message[];
}

/** The portal has fewer statements than this. */
const MAX_PREPARED = 500;

/**
 * A plan fits the size of the tables at its time, and the embedded engine does not notice when they grow. So all plans
 * are made anew after this many milliseconds.
 */
const PREPARED_LIFETIME_MS = 5 * 60_000;

/** Any other statement runs once, and may change the tables of cached statements. */
const isRepeated = /^\s*(?:with|select|insert|update|delete)\b/i;

const { serialize } = protocol;

/**
 * PGlite for Kysely. It parses and plans a statement once, and then runs it in one exchange of messages; PGlite's own
 * `query` parses and plans each time, in six exchanges. Other users of this PGlite are not affected.
 */
export function preparedPglite(pglite: PGlite): PGliteOfKysely {
  const saved = new Map<string, Prepared>();
  let keptSince = performance.now();
  let made = 0;

  // The engine writes to its folder by itself; `syncToFs` is only needed for files in a browser.
  const send = (messages: readonly Uint8Array[]): Promise<Message[]> =>
    pglite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });

  const forgetAll = async (): Promise<void> => {
    const names = [...saved.values()].map(({ name }) => name);
    saved.clear();
    keptSince = performance.now();
    await send(names.map((name) => serialize.close({ type: 'S', name })));
  };

  const prepare = async (sql: string): Promise<Prepared> => {
    if (saved.size >= MAX_PREPARED) await forgetAll();
    made += 1;
    const name = `portico_${made}`;
    const described = await send([serialize.parse({ name, text: sql }), serialize.describe({ type: 'S', name })]);
    const prepared = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(described),
      columns: described.filter((message) => message.name === 'rowDescription'),
    };
    saved.set(sql, prepared);
    return prepared;
  };

  // No other code may send a message to the engine in between.
  const runKept: Query = (sql, parameters = []) =>
    pglite.runExclusive(async () => {
      if (performance.now() - keptSince > PREPARED_LIFETIME_MS) await forgetAll();
      const { name, parameterTypes, columns } = saved.get(sql) ?? (await prepare(sql));
      const values = parameters.map((value, at) => written(pglite, value, parameterTypes[at]));
      const replies = await send([serialize.bind({ statement: name, values }), serialize.execute({})]);
      return resultOf([...columns, ...replies], pglite);
    });

  const runOnce = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    const result = await run();
    await pglite.runExclusive(forgetAll);
    return result;
  };

  return {
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    waitReady: pglite.waitReady,
    close: () => pglite.close(),
    // As PGlite's own `query`, which waits for the end of an open transaction.
    query: (sql, parameters) =>
      isRepeated.test(sql)
        ? pglite._runExclusiveTransaction(() => runKept(sql, parameters))
        : runOnce(() => pglite.query(sql, parameters)),
    transaction: async (work) => {
      let mayHaveChangedTables = false;
      try {
        return await pglite.transaction((trx) =>
          work({
            query: (sql, parameters) => {
              if (isRepeated.test(sql)) return runKept(sql, parameters);
              mayHaveChangedTables = true;
              return runOnce(() => trx.query(sql, parameters));
            },
            rollback: () => trx.rollback(),
          }),
        );
      } catch (error) {
        // Removes the plans for tables that a rolled back transaction had created.
        if (mayHaveChangedTables) await pglite.runExclusive(forgetAll);
        throw error;
      }
    },
  };
}

/** A value in the text form of its parameter's type. */
function written(pglite: PGlite, value: Parameter, type: number | undefined): string | null {
  if (value === null || value === undefined) return null;
  const serializer = type === undefined ? undefined : pglite.serializers[type];
  return serializer === undefined ? value.toString() : serializer(value);
}

function resultOf<Row>(messages: Message[], { parsers }: PGlite): Results<Row> {
  const [result] = parse.parseResults(messages, parsers);
  return result === undefined ? { rows: [], fields: [] } : (result as Results<Row>);
}
