import { sql, type Transaction } from 'kysely';
import { readHash, type RowWithHash } from '../../accounts/passwords/stored-hash.ts';
import type { Keys } from '../../platform/crypto/keys.ts';
import { seal, sealedPrefix, unseal } from '../../platform/crypto/sealed.ts';
import { type Place, type SealedColumn, sealedColumns } from '../../platform/crypto/sealed-columns.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { eachPart, nothing, type Part, type Walk, type Walked } from './walk.ts';

type Row = Readonly<Record<string, string | Uint8Array | null>>;

/** The sealed columns of each table. */
const tables = Map.groupBy(Object.keys(sealedColumns) as SealedColumn[], (column) => tableOf(column));

/** Seals anew, under the current secret and for its row, what stands otherwise. */
export const resealWalks: readonly Walk[] = [...tables].map(([table, columns]) => ({
  name: table,
  run: (context) =>
    eachPart(context, table, (part) =>
      context.db.transaction().execute((trx) => resealPart(trx, context.keys, { table, columns, part })),
    ),
}));

interface PartOfTable {
  table: keyof Tables;
  columns: readonly SealedColumn[];
  part: Part;
}

async function resealPart(
  trx: Transaction<Tables>,
  keys: Keys,
  { table, columns, part }: PartOfTable,
): Promise<Walked> {
  const names = columns.map(nameOf);
  const rowNames = [...new Set(columns.flatMap((column) => [...sealedColumns[column]]))];
  const pattern = `${sealedPrefix(keys.current)}%`;
  const stale = names.map((name) => sql`${sql.ref(name)} not like ${pattern}`);
  // Whoever holds a row writes it under the current secret, or is met by the next walk: so this one waits for nobody.
  const { rows } = await sql<Row>`
    select ctid::text as place, ${sql.join(rowNames.map((name) => asText(name)))}, ${sql.join(names.map((name) => sql.ref(name)))}
    from ${sql.table(table)} where ${part} and (${sql.join(stale, sql` or `)})
    for no key update skip locked`.execute(trx);
  let unreadable = 0;
  const changed = rows.flatMap((row) => {
    const values = columns.map((column) => resealed(keys, column, row));
    unreadable += values.filter((value) => value === undefined).length;
    const next = values.map((value, at) => (value === undefined ? (row[names[at] ?? ''] ?? null) : value));
    return values.some((value, at) => value !== undefined && value !== row[names[at] ?? '']) ? [{ row, next }] : [];
  });
  if (changed.length === 0) return { ...nothing, unreadable };
  const places = changed.map(({ row }) => String(row['place']));
  const arrays = names.map((_, at) => sql`${changed.map(({ next }) => next[at])}::text[]`);
  const sets = names.map((name) => sql`${sql.ref(name)} = next.${sql.ref(name)}`);
  await sql`
    update ${sql.table(table)} stale set ${sql.join(sets)}
    from unnest(${places}::text[], ${sql.join(arrays)}) as next (place, ${sql.join(names.map((name) => sql.ref(name)))})
    where stale.ctid = next.place::tid`.execute(trx);
  return { ...nothing, changed: changed.length, unreadable };
}

/** The value of a column as it should stand; as it does where it stands so; undefined where nothing opens it. */
function resealed(keys: Keys, column: SealedColumn, row: Row): string | null | undefined {
  const value = row[nameOf(column)];
  if (typeof value !== 'string') return null;
  if (value.startsWith(sealedPrefix(keys.current))) return value;
  const place = { column, row: rowOf(row) } as Place;
  try {
    return seal(keys, place, contentOf(keys, place, value));
  } catch {
    return undefined;
  }
}

function contentOf(keys: Keys, place: Place, value: string): unknown {
  if (place.column !== 'accounts.password_hash' && place.column !== 'accounts.security_answer_hash') {
    return unseal(keys, place, value);
  }
  const name = place.column === 'accounts.password_hash' ? 'password_hash' : 'security_answer_hash';
  const read = readHash(keys, name, { ...(place.row as RowWithHash), [name]: value });
  if (read === null) throw new Error('a hash of another row');
  return read;
}

/** Bytes were read as text of PostgreSQL: `\x00ff`. */
function rowOf(row: Row): Readonly<Record<string, string | Uint8Array>> {
  const entries = Object.entries(row).flatMap(([name, value]) => {
    if (typeof value !== 'string') return [];
    return [[name, /^\\x[\da-f]*$/.test(value) ? Buffer.from(value.slice(2), 'hex') : value]];
  });
  return Object.fromEntries(entries);
}

function asText(name: string) {
  return sql`${sql.ref(name)}::text as ${sql.ref(name)}`;
}

function tableOf(column: SealedColumn): keyof Tables {
  return column.slice(0, column.indexOf('.')) as keyof Tables;
}

function nameOf(column: SealedColumn): string {
  return column.slice(column.indexOf('.') + 1);
}
