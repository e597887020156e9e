import { Trans, useLingui } from '@lingui/react/macro';
import type { HealthModel } from '@portico/staff-contract';
import type { ReactNode } from 'react';
import { useTimes } from '../../formats/use-times.ts';
import { Badge } from '../../ui/badge.tsx';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { useQueueNames } from './use-queue-names.ts';
import { numberLocale } from '../../formats/number-locale.ts';

type Queue = HealthModel['queues'][number];
type Disk = HealthModel['disks'][number];
type Price = HealthModel['prices'][number];

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function State({ isWrong, wrong }: { isWrong: boolean; wrong: string }) {
  return isWrong ? (
    <Badge look="bad">{wrong}</Badge>
  ) : (
    <Badge look="good">
      <Trans>As it should be</Trans>
    </Badge>
  );
}

/** Jobs that wait: those of no queue that is empty. */
export function Queues({ queues }: { queues: readonly Queue[] }) {
  const { t } = useLingui();
  const { time } = useTimes();
  const nameOf = useQueueNames();
  const columns: readonly DataColumn<Queue>[] = [
    { id: 'name', name: t`Queue`, renderCell: ({ name }) => nameOf(name) },
    { id: 'state', name: t`How it is`, renderCell: ({ isLate }) => <State isWrong={isLate} wrong={t`Late`} /> },
    { id: 'jobs', name: t`Waiting`, renderCell: ({ jobs }) => String(jobs) },
    {
      id: 'since',
      name: t`Oldest due since`,
      renderCell: ({ dueSince }) => (dueSince === null ? '–' : time(dueSince)),
    },
    {
      id: 'todo',
      name: t`What to do`,
      renderCell: ({ isLate }) =>
        isLate ? t`Look at the service behind it, above, and whether a server runs. Nothing is lost.` : '–',
    },
  ];
  return (
    <Section title={t`What waits`}>
      <DataTable
        label={t`What waits`}
        columns={columns}
        items={queues.filter(({ jobs }) => jobs > 0)}
        keyOf={({ name }) => name}
        empty={t`Nothing waits.`}
      />
    </Section>
  );
}

export function Disks({ disks }: { disks: readonly Disk[] }) {
  const { t, i18n } = useLingui();
  const size = new Intl.NumberFormat(numberLocale(i18n.locale), {
    style: 'unit',
    unit: 'gigabyte',
    maximumFractionDigits: 1,
  });
  const names = { data: t`Data of the portal`, priceFiles: t`Price files` };
  const columns: readonly DataColumn<Disk>[] = [
    { id: 'folder', name: t`Disk`, renderCell: ({ folder }) => names[folder] },
    { id: 'state', name: t`How it is`, renderCell: ({ isLow }) => <State isWrong={isLow} wrong={t`Nearly full`} /> },
    { id: 'free', name: t`Free`, renderCell: ({ free }) => size.format(free / 2 ** 30) },
    { id: 'size', name: t`Size`, renderCell: (disk) => size.format(disk.size / 2 ** 30) },
    {
      id: 'todo',
      name: t`What to do`,
      renderCell: ({ isLow }) => (isLow ? t`Make room: old price versions, logs, backups.` : '–'),
    },
  ];
  return (
    <Section title={t`Disks`}>
      <DataTable
        label={t`Disks`}
        columns={columns}
        items={disks}
        keyOf={({ folder }) => folder}
        empty={t`This machine has none of them.`}
      />
    </Section>
  );
}

export function Prices({ prices }: { prices: readonly Price[] }) {
  const { t } = useLingui();
  const { day } = useTimes();
  const columns: readonly DataColumn<Price>[] = [
    { id: 'location', name: t`Location`, renderCell: ({ location }) => location },
    {
      id: 'state',
      name: t`How it is`,
      renderCell: ({ isOld }) => <State isWrong={isOld} wrong={t`Over a year old`} />,
    },
    { id: 'imported', name: t`Imported`, renderCell: ({ importedAt }) => day(importedAt) },
    { id: 'updated', name: t`Updated`, renderCell: ({ updatedAt }) => (updatedAt === null ? '–' : day(updatedAt)) },
    {
      id: 'todo',
      name: t`What to do`,
      renderCell: ({ isOld }) => (isOld ? t`Ask whoever makes the file for the new one, and import it.` : '–'),
    },
  ];
  return (
    <Section title={t`Prices`}>
      <DataTable
        label={t`Prices`}
        columns={columns}
        items={prices}
        keyOf={({ location }) => location}
        empty={t`No prices are live.`}
      />
    </Section>
  );
}
