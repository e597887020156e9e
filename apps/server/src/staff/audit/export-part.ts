import type { AuditFormat } from '@portico/staff-contract';
import type { EntryFilter } from '../../platform/audit/find-entries.ts';
import type { Staff } from '../staff.ts';
import { namedEntries } from './named-entries.ts';
import { fileStart, writeEntries } from './write-entries.ts';

/** In entries: a part is some megabytes, whatever their format. */
const PART = 5000;

/** A part of a file with entries of the trail. */
export interface ExportPart {
  text: string;
  entries: number;
  /** What the next part is asked with; null where this was the last. */
  next: { after: number; upTo: number } | null;
}

/**
 * Writes the next entries of a filter, the oldest first, and records that it did: a browser fetches a long file by parts. All parts end
 * where the trail ended as the first was made.
 *
 * @param format of the file.
 */
export async function exportPart(staff: Staff, format: AuditFormat, filter: EntryFilter): Promise<ExportPart> {
  const { number: head } = await staff.database.db.selectFrom('audit_head').select('number').executeTakeFirstOrThrow();
  const upTo = Math.min(filter.upTo ?? head, head);
  let text = filter.after === undefined ? fileStart(format) : '';
  let entries = 0;
  const reading = { command: 'audit export', event: 'auditExported' } as const;
  for await (const batch of namedEntries(staff, reading, { ...filter, upTo })) {
    text += writeEntries(format, batch, staff);
    entries += batch.length;
    const last = batch.at(-1);
    if (entries >= PART && last !== undefined) return { text, entries, next: { after: last.entry.number, upTo } };
  }
  return { text, entries, next: null };
}
