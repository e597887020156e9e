import { useLingui } from '@lingui/react/macro';
import type { AuditEntryModel } from '@portico/staff-contract';
import { useTimes } from '../../formats/use-times.ts';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { useActorNames } from './use-actor-names.ts';
import { useEventNames } from './use-event-names.ts';
import './audit-entries.css';

/** Entries, the newest first. What else an entry knows stands in its last column, by the names that the trail has for it. */
export function AuditEntries({ entries }: { entries: readonly AuditEntryModel[] }) {
  const { t } = useLingui();
  const { time } = useTimes();
  const actors = useActorNames();
  const nameOf = useEventNames();
  const columns: readonly DataColumn<AuditEntryModel>[] = [
    { id: 'number', name: t`Entry`, renderCell: ({ number }) => String(number) },
    { id: 'at', name: t`When`, renderCell: ({ at }) => time(at) },
    {
      id: 'event',
      name: t`What`,
      renderCell: ({ event }) => (
        <>
          {nameOf(event)}
          <br />
          <span className="secondary">{event}</span>
        </>
      ),
    },
    { id: 'who', name: t`Who`, renderCell: ({ actor, person }) => person ?? actors[actor] },
    { id: 'account', name: t`Account`, renderCell: ({ username, accountId }) => username ?? accountId ?? '–' },
    {
      id: 'details',
      name: t`Details`,
      renderCell: ({ details }) => (
        <span className="entry-details">
          {details.map(({ name, value }) => (
            <span key={name}>
              {name}: {value}
            </span>
          ))}
        </span>
      ),
    },
  ];
  return (
    <DataTable
      label={t`Audit trail`}
      columns={columns}
      items={entries}
      keyOf={({ number }) => String(number)}
      empty={t`There is no such entry.`}
    />
  );
}
