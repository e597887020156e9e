import { loadModule, parseSync } from 'libpg-query';
import { type Distribution, distributions } from '../distribution.ts';

await loadModule();

/** A node of the parser's tree. */
type Fields = Readonly<Record<string, unknown>>;

/** What a statement reads or writes, by what its columns are qualified with. */
interface Source {
  readonly name: string;
  /** Null for a function. */
  readonly table: string | null;
}

/** What a part of a statement can see of the parts around it. */
interface Around {
  /** Names of WITH clauses: they are no tables. */
  readonly named: ReadonlySet<string>;
  /** Columns of outer parts, as `name.column`, that have a value there. */
  readonly valued: ReadonlySet<string>;
}

const columns = new Map<string | null, string>(
  Object.entries<Distribution>(distributions).flatMap(([table, way]) =>
    typeof way === 'string' ? [] : [[table, way.by] as const],
  ),
);

/**
 * What a statement would ask of every machine, if the tables were spread as `distributions` says: a table read, changed or deleted
 * without a condition that gives its distribution column a value, a list of values or an outer row's, or makes it equal to a column
 * that has one; or inserted without it. A column of a WITH clause or of a query has no value: where the rows are is known only after it ran.
 *
 * @param sql statements of PostgreSQL.
 * @returns each table with what it is asked by instead, sorted: `sessions by token_hash`, `accounts by usernames.account_id`, `tickets by nothing`.
 * @throws SqlError if it cannot be parsed.
 */
export function asksOfEveryMachine(sql: string): string[] {
  const found = new Set<string>();
  for (const { stmt } of parseSync(sql).stmts ?? []) {
    visit(stmt, { named: new Set(), valued: new Set() }, found);
  }
  return [...found].toSorted();
}

function visit(node: unknown, around: Around, found: Set<string>): void {
  if (Array.isArray(node)) {
    for (const each of node) visit(each, around, found);
    return;
  }
  if (!isFields(node)) return;
  const named = new Set([...around.named, ...namesOfWith(node['withClause'])]);
  const relation = node['relation'];
  if (Array.isArray(node['cols']) && isFields(relation)) {
    if (misses(node['cols'], relation)) found.add(`${textOf(relation['relname'])} by nothing`);
  }
  const sources = sourcesOf(
    [Array.isArray(node['cols']) ? null : relation, node['fromClause'], node['usingClause']],
    named,
  );
  const valued = new Set([...around.valued, ...valuedColumns(node, sources, around.valued)]);
  for (const source of sources) {
    const distribution = columns.get(source.table);
    if (distribution === undefined) continue;
    const column = `${source.name}.${distribution}`;
    if (!valued.has(column)) found.add(`${source.table} by ${askedBy(source, column, node, sources, valued)}`);
    // What hangs on its rows is where they are.
    valued.add(column);
  }
  for (const each of Object.values(node)) visit(each, { named, valued }, found);
}

/** The other columns that have a value, else what the distribution column is compared with. */
function askedBy(
  { name }: Source,
  column: string,
  part: Fields,
  sources: readonly Source[],
  valued: ReadonlySet<string>,
): string {
  const own = [...valued].filter((each) => each.startsWith(`${name}.`)).map((each) => each.slice(name.length + 1));
  if (own.length > 0) return own.toSorted().join(', ');
  const compared = equalities(conditionsOf(part), sources).map((pair) => pair.map((each) => columnName(each, sources)));
  const other = compared.find((pair) => pair.includes(column))?.find((each) => each !== column && each !== null);
  return other ?? tableOfQuery(conditionsOf(part), column, sources) ?? 'nothing';
}

/** Of `column in (select … from table)` and `column = (select … from table)`: the table. */
function tableOfQuery(conditions: unknown, column: string, sources: readonly Source[]): string | null {
  if (Array.isArray(conditions))
    return conditions.map((each) => tableOfQuery(each, column, sources)).find(Boolean) ?? null;
  if (!isFields(conditions)) return null;
  const both = conditions['BoolExpr'];
  if (isFields(both)) return tableOfQuery(both['args'], column, sources);
  const [tested, query] = [field(conditions, 'SubLink', 'testexpr'), conditions['SubLink']];
  if (columnName(tested, sources) === column) return firstTable(query);
  const [left, right] = [field(conditions, 'A_Expr', 'lexpr'), field(conditions, 'A_Expr', 'rexpr')];
  return columnName(left, sources) === column && isFields(right) ? firstTable(right['SubLink']) : null;
}

function firstTable(query: unknown): string | null {
  const select = isFields(query) ? query['subselect'] : undefined;
  const [first] = sourcesOf(field(select, 'SelectStmt', 'fromClause'), new Set());
  return first?.table ?? null;
}

function misses(cols: readonly unknown[], relation: Fields): boolean {
  const column = columns.get(textOf(relation['relname']));
  return column !== undefined && !cols.some((each) => field(each, 'ResTarget', 'name') === column);
}

function namesOfWith(clause: unknown): string[] {
  if (!isFields(clause) || !Array.isArray(clause['ctes'])) return [];
  return clause['ctes'].map((each) => textOf(field(each, 'CommonTableExpr', 'ctename')) ?? '');
}

/** The tables and functions of FROM, of a JOIN in it, and the table that is changed. */
function sourcesOf(nodes: unknown, named: ReadonlySet<string>): Source[] {
  if (Array.isArray(nodes)) return nodes.flatMap((each) => sourcesOf(each, named));
  if (!isFields(nodes)) return [];
  const join = nodes['JoinExpr'];
  if (isFields(join)) return sourcesOf([join['larg'], join['rarg']], named);
  const called = field(nodes['RangeFunction'], 'alias', 'aliasname');
  if (typeof called === 'string') return [{ name: called, table: null }];
  const range = isFields(nodes['RangeVar']) ? nodes['RangeVar'] : nodes;
  const table = range['relname'];
  if (typeof table !== 'string' || named.has(table)) return [];
  return [{ name: textOf(field(range, 'alias', 'aliasname')) ?? table, table }];
}

/** Columns that the conditions of a part give a value, one from the other until no more are found. */
function valuedColumns(part: Fields, sources: readonly Source[], outer: ReadonlySet<string>): Set<string> {
  const nameOf = (node: unknown): string | null => columnName(node, sources);
  const valued = new Set(valuesInArrays([part['fromClause'], part['usingClause']]));
  const pairs: (readonly [string, string])[] = [];
  for (const [left, right] of equalities(conditionsOf(part), sources)) {
    const [a, b] = [nameOf(left), nameOf(right)];
    if (a !== null && b !== null) pairs.push([a, b]);
    else if (a !== null && isValue(right)) valued.add(a);
    else if (b !== null && isValue(left)) valued.add(b);
  }
  const has = (column: string): boolean => valued.has(column) || outer.has(column);
  for (let before = -1; before < valued.size;) {
    before = valued.size;
    for (const [a, b] of pairs) {
      if (has(a)) valued.add(b);
      if (has(b)) valued.add(a);
    }
  }
  return valued;
}

/** Columns of functions in FROM that read no table: `unnest($1) as asked (owner_id)`. */
function valuesInArrays(nodes: unknown): string[] {
  if (Array.isArray(nodes)) return nodes.flatMap(valuesInArrays);
  if (!isFields(nodes)) return [];
  const join = nodes['JoinExpr'];
  if (isFields(join)) return valuesInArrays([join['larg'], join['rarg']]);
  const range = nodes['RangeFunction'];
  if (!isFields(range) || !isValue(range['functions'])) return [];
  const names = field(range, 'alias', 'colnames');
  const alias = textOf(field(range, 'alias', 'aliasname'));
  return Array.isArray(names) ? names.map((each) => `${alias}.${textOf(field(each, 'String', 'sval'))}`) : [];
}

/** What must all hold: of WHERE, and of the joins. */
function conditionsOf(part: Fields): unknown[] {
  const joined = (node: unknown): unknown[] => {
    if (Array.isArray(node)) return node.flatMap(joined);
    const join = isFields(node) ? node['JoinExpr'] : null;
    return isFields(join) ? [join, ...joined([join['larg'], join['rarg']])] : [];
  };
  const joins = joined([part['fromClause'], part['usingClause']]).filter(isFields);
  return [part['whereClause'], ...joins.map((join) => join['quals']), ...joins.map((join) => join['usingClause'])];
}

function equalities(conditions: unknown, sources: readonly Source[]): (readonly [unknown, unknown])[] {
  if (Array.isArray(conditions)) return conditions.flatMap((each) => equalities(each, sources));
  if (!isFields(conditions)) return [];
  const both = conditions['BoolExpr'];
  if (isFields(both)) return both['boolop'] === 'AND_EXPR' ? equalities(both['args'], sources) : [];
  const shared = field(conditions, 'String', 'sval');
  if (typeof shared === 'string')
    return sources.slice(1).map((each) => [columnOf(sources[0], shared), columnOf(each, shared)]);
  const compared = conditions['A_Expr'];
  if (!isFields(compared) || field((compared['name'] as unknown[])[0], 'String', 'sval') !== '=') return [];
  const { lexpr, rexpr } = compared;
  const [left, right] = [field(lexpr, 'RowExpr', 'args'), field(rexpr, 'RowExpr', 'args')];
  if (Array.isArray(left) && Array.isArray(right)) return left.map((each, index) => [each, right[index]]);
  return [[lexpr, rexpr]];
}

function columnOf(source: Source | undefined, column: string): Fields {
  return { ColumnRef: { fields: [{ String: { sval: source?.name } }, { String: { sval: column } }] } };
}

/** `name.column`, or null for anything but a column. */
function columnName(node: unknown, sources: readonly Source[]): string | null {
  const parts = field(node, 'ColumnRef', 'fields');
  if (!Array.isArray(parts)) return null;
  const words = parts.map((each) => textOf(field(each, 'String', 'sval')));
  if (words.length > 1) return words.slice(-2).join('.');
  const [column] = words;
  const owner = sources.length === 1 ? sources[0] : sources.find(({ table }) => columns.get(table) === column);
  return `${owner?.name}.${column}`;
}

/** Whether it is known before any table is read: a parameter, a constant, a list or a function of them. */
function isValue(node: unknown): boolean {
  if (Array.isArray(node)) return node.every(isValue);
  if (!isFields(node)) return true;
  return !('ColumnRef' in node) && !('SubLink' in node) && Object.values(node).every(isValue);
}

function field(node: unknown, kind: string, name: string): unknown {
  const inner = isFields(node) ? node[kind] : null;
  return isFields(inner) ? inner[name] : undefined;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
