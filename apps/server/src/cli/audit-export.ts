import { auditFormats } from '@portico/staff-contract';
import { namedEntries } from '../staff/audit/named-entries.ts';
import { fileStart, writeEntries } from '../staff/audit/write-entries.ts';
import { FILTER_DETAILS, FILTER_USAGE, filterOf, filterOptions } from './audit-filter.ts';
import { type Command, UsageError } from './command.ts';
import { asStaff } from './staff.ts';
import { writePart } from './terminal.ts';

/** `portico audit export`: writes entries of the audit trail for other programs. */
export const auditExport: Command = {
  name: 'audit export',
  usage: `--format jsonl|fhir|csv ${FILTER_USAGE}`,
  summary: 'Write entries of the audit trail as JSON lines, as FHIR R4 AuditEvent, or for a spreadsheet.',
  details: `${FILTER_DETAILS}One entry a line, the oldest first, on standard output. fhir is NDJSON of AuditEvent resources, as in Bulk Data.`,
  options: { ...filterOptions, format: { type: 'string' } },
  records: ['auditExported'],
  positionals: [],
  async run({ terminal, signal, ...context }, { options }) {
    const format = auditFormats.find((each) => each === options['format']);
    if (format === undefined) throw new UsageError('--format must be jsonl, fhir or csv.');
    // A terminal has lines of its own.
    const print = (text: string): Promise<void> => writePart({ terminal, signal }, text.replaceAll('\r\n', '\n'));
    await asStaff(context, async (staff) => {
      const filter = await filterOf(options, staff);
      await print(fileStart(format));
      for await (const batch of namedEntries(staff, { command: 'audit export', event: 'auditExported' }, filter)) {
        await print(writeEntries(format, batch, staff));
      }
    });
    return 0;
  },
};
