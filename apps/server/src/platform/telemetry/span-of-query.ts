import type { LogEvent } from 'kysely';
import { currentTrace, recordsSpans } from './trace.ts';

const operations = new Set(['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback', 'copy']);

/** Records a statement as a span of what is done at the moment: what it does to which table, and nothing of its values. */
function spanOfQuery({ level, query, queryDurationMillis }: LogEvent): void {
  const span = currentTrace()?.span ?? null;
  if (span === null) return;
  const { operation, table } = summaryOf(query.sql);
  span.add(`${operation}${table === undefined ? '' : ` ${table}`}`, 'client', queryDurationMillis, {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    ...(table === undefined ? {} : { 'db.collection.name': table }),
    ...(level === 'error' ? { 'error.type': 'QueryError' } : {}),
  });
}

/** Of the text of a statement its first word, and the first table that it names. Values are parameters, or stand elsewhere. */
export function summaryOf(sql: string): { operation: string; table: string | undefined } {
  const word = /^\s*([a-z]+)/i.exec(sql)?.[1]?.toLowerCase() ?? '';
  // Not a function, as `unnest`, nor a name of the statement's own.
  const table = /\b(?:from|into|update)\s+"?((?:pgboss\.)?[a-z_]+)\b"?(?!\s*\()/i.exec(sql)?.[1]?.toLowerCase();
  return { operation: operations.has(word) ? word : 'other', table };
}

/** Nothing is done for statements where no spans are recorded. */
export function spansOfQueries(): { log: typeof spanOfQuery } | undefined {
  return recordsSpans() ? { log: spanOfQuery } : undefined;
}
