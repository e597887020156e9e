import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

interface Column {
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
}

/** What a server relies on in the tables of a database: of each table its columns, and what rows may be written. */
export type Tables = Readonly<
  Record<string, { readonly columns: Readonly<Record<string, Column>>; readonly rules: readonly string[] }>
>;

/** Describes the portal's own tables, in the order of their names. `rules`: constraints and unique indexes, as PostgreSQL writes them. */
export async function describeTables({ db }: Pick<Database, 'db'>): Promise<Tables> {
  const { rows: columns } = await sql<{
    table: string;
    column: string;
    type: string;
    nullable: boolean;
    preset: boolean;
  }>`
    select relname as table, attname as column, format_type(atttypid, atttypmod) as type, not attnotnull as nullable,
      atthasdef or attidentity <> '' as preset
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
      and relname not like 'kysely%'
    order by relname, attname`.execute(db);
  const { rows: rules } = await sql<{ table: string; rule: string }>`
    select relname as table, pg_get_constraintdef(pg_constraint.oid) as rule
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where connamespace = 'public'::regnamespace and contype <> 'n'
    union
    select tablename, regexp_replace(indexdef, '^CREATE UNIQUE INDEX [^ ]+ ON [^ ]+', 'UNIQUE INDEX')
    from pg_indexes where schemaname = 'public' and indexdef like 'CREATE UNIQUE INDEX%'
    order by 1, 2`.execute(db);
  const names = [...new Set(columns.map(({ table }) => table))];
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        columns: Object.fromEntries(
          columns
            .filter(({ table }) => table === name)
            .map(({ column, type, nullable, preset }) => [column, { type, isNullable: nullable, hasDefault: preset }]),
        ),
        rules: rules.filter(({ table }) => table === name).map(({ rule }) => rule),
      },
    ]),
  );
}

/** What of the tables of an earlier release is taken away in later ones: whatever would stop its servers, one sentence each. */
export function findNarrowings(before: Tables, after: Tables): string[] {
  return Object.entries(before).flatMap(([table, { columns, rules }]) => {
    const now = after[table];
    if (now === undefined) return [`${table} is gone.`];
    const added = Object.keys(now.columns).filter((name) => !(name in columns));
    return [
      ...Object.entries(columns).flatMap(([name, was]) => narrowingsOf(`${table}.${name}`, was, now.columns[name])),
      ...added
        .filter((name) => now.columns[name]?.isNullable === false && !now.columns[name].hasDefault)
        .map((name) => `${table}.${name} is new, and has to be written: give it a default.`),
      ...now.rules
        .filter((rule) => !rules.includes(rule) && !added.some((name) => new RegExp(`\\b${name}\\b`).test(rule)))
        .map((rule) => `${table} has a new rule for what was written before: ${rule}`),
    ];
  });
}

function narrowingsOf(name: string, was: Column, is: Column | undefined): string[] {
  if (is === undefined) return [`${name} is gone.`];
  return [
    ...(was.type === is.type ? [] : [`${name} was ${was.type} and is ${is.type}.`]),
    ...(was.isNullable && !is.isNullable ? [`${name} may not be null any more.`] : []),
    ...(was.hasDefault && !is.hasDefault ? [`${name} has no default any more.`] : []),
  ];
}
