import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountViewModel } from '@portico/staff-contract';
import { useTimes } from '../../formats/use-times.ts';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';

type Session = AccountViewModel['sessions'][number];

/** The browsers that are signed in. */
export function AccountSessions({ account: { sessions } }: { account: AccountViewModel }) {
  const { t } = useLingui();
  const { time } = useTimes();
  const columns: readonly DataColumn<Session>[] = [
    { id: 'browser', name: t`Browser`, renderCell: ({ browser }) => browser || t`Unknown browser` },
    { id: 'signedInAt', name: t`Signed in`, renderCell: ({ signedInAt }) => time(signedInAt) },
    { id: 'lastUsedAt', name: t`Last used`, renderCell: ({ lastUsedAt }) => time(lastUsedAt) },
  ];
  return (
    <section className="stack">
      <h2>
        <Trans>Signed in on</Trans>
      </h2>
      <DataTable
        label={t`Signed in on`}
        columns={columns}
        items={sessions}
        keyOf={({ signedInAt, browser }) => `${signedInAt} ${browser}`}
        empty={t`No browser is signed in.`}
      />
    </section>
  );
}
