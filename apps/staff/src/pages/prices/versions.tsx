import { Trans, useLingui } from '@lingui/react/macro';
import { type PricesOfLocationModel, type PriceVersionModel, staffPages } from '@portico/staff-contract';
import { useState } from 'react';
import { generatePath, Link } from 'react-router';
import { useNumbers } from '../../formats/use-numbers.ts';
import { useTimes } from '../../formats/use-times.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { usePriceNames } from './use-price-names.ts';
import { VersionDialog, type VersionAct } from './version-dialog.tsx';

export interface VersionsProps {
  location: PricesOfLocationModel;
  onDone: (told: string) => void;
  /** Somebody has changed something meanwhile. */
  onChanged: () => void;
}

/** Every version of a location's prices that staff can see, and what can be done with each. */
export function Versions({ location, onDone, onChanged }: VersionsProps) {
  const { t } = useLingui();
  const { count } = useNumbers();
  const { time } = useTimes();
  const { statuses, pricesOf } = usePriceNames();
  const [act, setAct] = useState<VersionAct | null>(null);
  const { locationId, versions } = location;
  const live = versions.find(({ status }) => status === 'live');
  const columns: readonly DataColumn<PriceVersionModel>[] = [
    { id: 'version', name: t`Version`, renderCell: ({ versionId }) => String(versionId) },
    {
      id: 'status',
      name: t`Status`,
      renderCell: ({ status }) => <Badge look={statuses[status].look}>{statuses[status].text}</Badge>,
    },
    {
      id: 'file',
      name: t`File`,
      renderCell: (version) => (
        <>
          <span className="file-name">{version.fileName}</span>
          <br />
          <span className="secondary">{version.hospitalName}</span>
        </>
      ),
    },
    { id: 'of', name: t`Prices of`, renderCell: pricesOf },
    {
      id: 'contents',
      name: t`Contents`,
      renderCell: ({ items, rates, problems }) => (
        <Trans>
          {count(items)} items, {count(rates)} negotiated rates, {count(problems)} findings
        </Trans>
      ),
    },
    { id: 'imported', name: t`Read on`, renderCell: ({ importedAt }) => time(importedAt) },
    { id: 'live', name: t`Live since`, renderCell: ({ liveAt }) => (liveAt === null ? '–' : time(liveAt)) },
    {
      id: 'acts',
      name: t`What to do`,
      renderCell: (version) =>
        version.status === 'live' ? (
          '–'
        ) : (
          <div className="row">
            {live === undefined ? (
              <Button onPress={() => setAct({ kind: 'activate', version })}>
                <Trans>Make live</Trans>
              </Button>
            ) : (
              <Link
                className="button button-secondary"
                to={generatePath(staffPages.pricesCompared, { locationId, versionId: String(version.versionId) })}
              >
                <Trans>What would change</Trans>
              </Link>
            )}
            <Button look="quiet" onPress={() => setAct({ kind: 'discard', version })}>
              <Trans>Remove</Trans>
            </Button>
          </div>
        ),
    },
  ];
  const hasWayBack = live !== undefined && versions.some(({ status }) => status === 'kept');
  return (
    <section className="stack">
      <h2>
        <Trans>Versions</Trans>
      </h2>
      <DataTable
        label={t`Versions`}
        columns={columns}
        items={versions}
        keyOf={({ versionId }) => String(versionId)}
        empty={t`There are no prices yet: bring a file.`}
      />
      {hasWayBack && (
        <div className="row">
          <Button look="danger" onPress={() => setAct({ kind: 'rollBack', version: live })}>
            <Trans>Go back to the prices before</Trans>
          </Button>
        </div>
      )}
      {act !== null && (
        <VersionDialog
          act={act}
          location={location}
          seenLive={live?.versionId ?? null}
          onDone={(told) => {
            setAct(null);
            onDone(told);
          }}
          onCancel={(hasChanged) => {
            setAct(null);
            if (hasChanged) onChanged();
          }}
        />
      )}
    </section>
  );
}
