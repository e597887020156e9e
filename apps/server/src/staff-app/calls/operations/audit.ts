import type { AuditEntryModel } from '@portico/staff-contract';
import { auditEvents } from '../../../platform/audit/events.ts';
import type { EntryFilter } from '../../../platform/audit/find-entries.ts';
import { exportPart } from '../../../staff/audit/export-part.ts';
import { type NamedEntry, newestEntries } from '../../../staff/audit/named-entries.ts';
import { accountIdOf, readFilter } from '../../../staff/audit/read-filter.ts';
import { noteOf, readNote } from '../../../staff/audit/read-note.ts';
import { type TrailVerdict, verifyTrail } from '../../../staff/audit/verify-trail.ts';
import { auditFileEndings } from '../../../staff/audit/write-entries.ts';
import type { Staff } from '../../../staff/staff.ts';
import type { StaffHandlers } from '../../handler.ts';
import { createLongCalls } from '../../long-call.ts';
import { staffOf } from '../../services.ts';

type AuditCalls = Pick<StaffHandlers, 'listAudit' | 'listAuditEvents' | 'exportAudit' | 'verifyAudit'>;

type FilterInput = Parameters<AuditCalls['listAudit']>[0]['filter'];

const verifying = createLongCalls();

export const auditCalls = {
  async listAudit({ filter, before }, member, { services }) {
    const staff = staffOf(member, services);
    const { entries, next } = await newestEntries(staff, await filterOf(filter, staff), before);
    return { entries: entries.map(entryModel), next };
  },
  listAuditEvents: async () => ({ events: [...auditEvents] }),
  async exportAudit({ filter, format, after, upTo }, member, { services }) {
    const staff = staffOf(member, services);
    const asked = { ...(await filterOf(filter, staff)), after: after ?? undefined, upTo: upTo ?? undefined };
    const part = await exportPart(staff, format, asked);
    return { fileName: `audit.${auditFileEndings[format]}`, ...part };
  },
  async verifyAudit({ note: typed }, member, { services }) {
    const note = typed === '' ? undefined : readNote(typed);
    const verdict = await verifying(services, ['verifyAudit', member.subject, typed], async () =>
      verdictModel(await verifyTrail(staffOf(member, services), note)),
    );
    return { verdict };
  },
} satisfies AuditCalls;

async function filterOf(
  { account, since, until, event, actor, person }: FilterInput,
  staff: Staff,
): Promise<EntryFilter> {
  const given = (text: string): string | undefined => (text === '' ? undefined : text);
  const typed = { since: given(since), until: given(until), event: given(event), person: given(person) };
  const filter = readFilter({ ...typed, actor: actor ?? undefined }, staff);
  return account === '' ? filter : { ...filter, accountId: await accountIdOf(account, staff) };
}

function entryModel({ entry, username }: NamedEntry): AuditEntryModel {
  const { number, at, event, account_id: accountId, actor, details } = entry;
  const { by, ...rest } = details;
  return {
    number,
    at: at.toISOString(),
    event,
    accountId,
    username: username ?? null,
    actor,
    person: typeof by === 'string' ? by : null,
    details: Object.entries(rest).map(([name, value]) => ({ name, value: String(value) })),
  };
}

function verdictModel({ head, broken, continued, verifiedAt }: TrailVerdict) {
  return {
    entries: head.number,
    head: noteOf(head),
    broken: broken === null ? null : { number: broken.number, to: broken.to, damage: broken.damage },
    continued: continued.map(({ damaged, number, at, by, reason }) => ({ damaged, number, at, by, reason })),
    verifiedAt: verifiedAt.toISOString(),
  };
}
