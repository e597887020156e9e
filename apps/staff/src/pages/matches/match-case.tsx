import { Trans, useLingui } from '@lingui/react/macro';
import { type MatchCaseModel, type MatchModel, staffPages } from '@portico/staff-contract';
import { useState } from 'react';
import { generatePath, Link } from 'react-router';
import { useTimes } from '../../formats/use-times.ts';
import { Button } from '../../ui/button.tsx';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { type MatchChoice, MatchDialog } from './match-dialog.tsx';
import { useFindingText } from './use-finding-text.ts';

export interface MatchCaseProps {
  matchCase: MatchCaseModel;
  /** Hears what was done, in a sentence. */
  onDone: (told: string) => void;
  /** A colleague has decided it meanwhile. */
  onGone: () => void;
}

/** An account, and the records that may be its own. */
export function MatchCase({ matchCase, onDone, onGone }: MatchCaseProps) {
  const { t } = useLingui();
  const { day } = useTimes();
  const textOf = useFindingText();
  const [choice, setChoice] = useState<MatchChoice | null>(null);
  const { accountId, openedAt, matches } = matchCase;
  const since = day(openedAt);
  const columns: readonly DataColumn<MatchModel>[] = [
    { id: 'number', name: t`Medical record number`, renderCell: ({ medicalRecordNumber }) => medicalRecordNumber },
    { id: 'points', name: t`Points`, renderCell: ({ points }) => String(points) },
    {
      id: 'findings',
      name: t`What agrees, and what does not`,
      renderCell: ({ findings }) => findings.map(textOf).join(' · '),
    },
    {
      id: 'acts',
      name: t`Decide`,
      renderCell: ({ medicalRecordNumber }) => (
        <Button onPress={() => setChoice({ accountId, medicalRecordNumber })}>
          <Trans>Ask to open it to the account</Trans>
        </Button>
      ),
    },
  ];
  return (
    <article className="card stack">
      <h2>
        <Trans>Account that waits since {since}</Trans>
      </h2>
      <p>
        <Link to={generatePath(staffPages.account, { accountId })}>
          <Trans>Look at the account</Trans>
        </Link>{' '}
        <span className="secondary">{accountId}</span>
      </p>
      <DataTable
        label={t`Records that may be the account’s`}
        columns={columns}
        items={matches}
        keyOf={({ medicalRecordNumber }) => medicalRecordNumber}
        empty={t`There is no record.`}
      />
      <div className="row">
        <Button onPress={() => setChoice({ accountId, medicalRecordNumber: null })}>
          <Trans>None of these</Trans>
        </Button>
      </div>
      {choice !== null && (
        <MatchDialog
          choice={choice}
          onCancel={() => setChoice(null)}
          onGone={onGone}
          onDone={(told) => {
            setChoice(null);
            onDone(told);
          }}
        />
      )}
    </article>
  );
}
