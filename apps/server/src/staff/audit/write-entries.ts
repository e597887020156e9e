import type { AuditFormat } from '@portico/staff-contract';
import { toAuditEvent } from '../../platform/audit/fhir/audit-event.ts';
import { CSV_MARK, csvLines } from '../csv.ts';
import type { Staff } from '../staff.ts';
import type { NamedEntry } from './named-entries.ts';

/** The ending of a file of each format, without its dot. */
export const auditFileEndings: Readonly<Record<AuditFormat, string>> = { csv: 'csv', jsonl: 'jsonl', fhir: 'ndjson' };

const columns = ['number', 'at', 'event', 'account_id', 'username', 'actor', 'person', 'details', 'hash'] as const;

/** What stands before the first entry of a file. */
export function fileStart(format: AuditFormat): string {
  return format === 'csv' ? CSV_MARK + csvLines([columns]) : '';
}

/** Entries for other programs, one a line: as they are stored, as a row of a spreadsheet, or as FHIR R4 AuditEvent. */
export function writeEntries(format: AuditFormat, entries: readonly NamedEntry[], staff: Staff): string {
  if (format === 'csv') return csvLines(entries.map(toRow));
  return entries.map((each) => `${JSON.stringify(writers[format](each, staff))}\n`).join('');
}

const writers: Readonly<Record<Exclude<AuditFormat, 'csv'>, (entry: NamedEntry, staff: Staff) => object>> = {
  jsonl: toLine,
  fhir: ({ entry, username }, { settings: { healthSystem, publicUrl } }) =>
    toAuditEvent(entry, username, { name: healthSystem.name, publicUrl }),
};

function toLine({ entry: { account_id: accountId, at, hash, ...entry }, username }: NamedEntry): object {
  return { ...entry, at: at.toISOString(), hash: hexOf(hash), accountId, username: username ?? null };
}

function toRow({ entry, username }: NamedEntry): string[] {
  const { number, at, event, account_id: accountId, actor, details, hash } = entry;
  const { by = '', ...rest } = details;
  return [
    String(number),
    at.toISOString(),
    event,
    accountId ?? '',
    username ?? '',
    actor,
    String(by),
    JSON.stringify(rest),
    hexOf(hash),
  ];
}

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
