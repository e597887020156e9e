import { Trans, useLingui } from '@lingui/react/macro';
import { type ReplayPlanModel, staffPages } from '@portico/staff-contract';
import { generatePath, Link } from 'react-router';
import { useStatus } from '../../../names/use-status.ts';
import { useTimes } from '../../../formats/use-times.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { type RecordRow, useRecordRows } from './use-record-rows.ts';
import { useRecordColumns } from './use-record-columns.ts';

/** What the replay of a message that is held would do: the records side by side, and who would open what. */
export function ReplayPlan({ plan }: { plan: ReplayPlanModel }) {
  const { t, i18n } = useLingui();
  const records = useRecordColumns(plan);
  const rows = useRecordRows(records.map(({ record }) => record));
  const list = new Intl.ListFormat(i18n.locale);
  const { after, furtherNumbers } = plan;
  const [numbers, number] = [list.format(furtherNumbers), after.medicalRecordNumber];
  return (
    <div className="stack">
      <DataTable<RecordRow>
        label={t`Records of the message`}
        columns={[
          {
            id: 'fact',
            name: t`What is compared`,
            renderCell: ({ name, isDifferent }) => (
              <span className="row">
                {name}
                {isDifferent && <Badge look="hint">{t`Different`}</Badge>}
              </span>
            ),
          },
          ...records.map(({ id, name }, at) => ({
            id,
            name,
            renderCell: ({ values }: RecordRow) => <Lines lines={values[at] ?? []} />,
          })),
        ]}
        items={rows}
        keyOf={({ id }) => id}
        empty=""
      />
      {furtherNumbers.length > 0 && (
        <p>
          <Trans>
            Further numbers by which {number} would be found: {numbers}
          </Trans>
        </p>
      )}
      <Account plan={plan} />
    </div>
  );
}

/** Values of a record, one below the other. */
function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return '–';
  return lines.map((line, at) => (
    <span key={line}>
      {at > 0 && <br />}
      {line}
    </span>
  ));
}

/** Whose account opens one of the records, and what it would open. */
function Account({ plan: { account, isLookedAfter, after } }: { plan: ReplayPlanModel }) {
  const { i18n } = useLingui();
  const { date } = useTimes();
  const statusOf = useStatus();
  const list = new Intl.ListFormat(i18n.locale);
  if (account === null) {
    return (
      <p>
        {isLookedAfter ? (
          <strong>
            <Trans>Somebody looks after the patient of one of these records, who has no account, and opens it.</Trans>
          </strong>
        ) : (
          <Trans>No account opens any of these records.</Trans>
        )}
      </p>
    );
  }
  const { accountId, owner, birthDate, username, status, opens } = account;
  const others = opens.filter((each) => each !== after.medicalRecordNumber);
  const [born, now, number] = [date(birthDate), list.format(opens), after.medicalRecordNumber];
  const [person = ''] = after.names;
  const { text, look } = statusOf(status);
  return (
    <>
      <p>
        <strong>
          {others.length > 0 ? (
            <Trans>
              The account of {owner} opens {now} now, and would open {number}.
            </Trans>
          ) : (
            <Trans>
              The account of {owner} opens {number} now, which would be the record of {person}.
            </Trans>
          )}
        </strong>
      </p>
      <p className="row">
        <Link to={generatePath(staffPages.account, { accountId })}>{username}</Link>
        <span className="secondary">{born}</span>
        <Badge look={look}>{text}</Badge>
      </p>
    </>
  );
}
