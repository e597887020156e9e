import { toAuditEvent } from '../platform/audit/fhir/audit-event.ts';
import { namedEntries, type NamedEntry } from './audit-entries.ts';
import { FILTER_DETAILS, FILTER_USAGE, filterOptions, readFilter } from './audit-filter.ts';
import { type Command, UsageError } from './command.ts';
import { asStaff, type Staff } from './staff.ts';

/** `portico audit export`: writes entries of the audit trail for other programs. */
export const auditExport: Command = {
  name: 'audit export',
  usage: `--format jsonl|fhir ${FILTER_USAGE}`,
  summary: 'Write entries of the audit trail as JSON lines, or as FHIR R4 AuditEvent.',
  details: `${FILTER_DETAILS}One entry a line, the oldest first, on standard output. fhir is NDJSON of AuditEvent resources, as in Bulk Data.`,
  options: { ...filterOptions, format: { type: 'string' } },
  records: ['auditExported'],
  positionals: [],
  async run({ terminal, ...context }, { options }) {
    const write = writers.get(String(options['format']));
    if (write === undefined) throw new UsageError('--format must be jsonl or fhir.');
    await asStaff(context, async (staff) => {
      const filter = await readFilter(options, staff);
      for await (const batch of namedEntries(staff, { command: 'audit export', event: 'auditExported' }, filter)) {
        terminal.out(batch.map((each) => `${JSON.stringify(write(each, staff))}\n`).join(''));
      }
    });
    return 0;
  },
};

type Writer = (entry: NamedEntry, staff: Staff) => object;

const writers: ReadonlyMap<string, Writer> = new Map<string, Writer>([
  ['jsonl', toLine],
  [
    'fhir',
    ({ entry, username }, { settings: { healthSystem, publicUrl } }) =>
      toAuditEvent(entry, username, { name: healthSystem.name, publicUrl }),
  ],
]);

function toLine({ entry: { account_id: accountId, at, hash, ...entry }, username }: NamedEntry): object {
  const text = { at: at.toISOString(), hash: Buffer.from(hash).toString('hex') };
  return { ...entry, ...text, accountId, username: username ?? null };
}
