import { useLingui } from '@lingui/react/macro';
import type { AskedServiceModel } from '@portico/staff-contract';
import { useTimes } from '../../formats/use-times.ts';
import { Badge } from '../../ui/badge.tsx';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { useServiceTexts } from './use-service-texts.ts';

/** Services of one kind: those that give no answer first. */
export function AskedServices({ title, services }: { title: string; services: readonly AskedServiceModel[] }) {
  const { t } = useLingui();
  const { time } = useTimes();
  const { nameOf, states, todo } = useServiceTexts();
  const columns: readonly DataColumn<AskedServiceModel>[] = [
    { id: 'name', name: t`Service`, renderCell: ({ name }) => nameOf(name) },
    {
      id: 'state',
      name: t`How it is`,
      renderCell: ({ outcome }) => <Badge look={outcome === 'answered' ? 'good' : 'bad'}>{states[outcome]}</Badge>,
    },
    { id: 'since', name: t`Since`, renderCell: ({ since }) => time(since) },
    { id: 'lastAt', name: t`Asked last`, renderCell: ({ lastAt }) => time(lastAt) },
    { id: 'todo', name: t`What to do`, renderCell: ({ outcome }) => todo[outcome] || '–' },
  ];
  const sorted = services.toSorted(
    (one, other) =>
      Number(one.outcome === 'answered') - Number(other.outcome === 'answered') || one.name.localeCompare(other.name),
  );
  return (
    <section className="stack">
      <h2>{title}</h2>
      <DataTable
        label={title}
        columns={columns}
        items={sorted}
        keyOf={({ name }) => name}
        empty={t`None was asked since this process started.`}
      />
    </section>
  );
}
