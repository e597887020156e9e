import { Trans, useLingui } from '@lingui/react/macro';
import type { FoundAccountModel, StaffReply } from '@portico/staff-contract';
import { type SyntheticEvent, useState } from 'react';
import { generatePath, Link } from 'react-router';
import { staffPages } from '@portico/staff-contract';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { Page } from '../../frame/page.tsx';
import { ReasonField } from '../../frame/reason-field.tsx';
import { useStatus } from '../../names/use-status.ts';
import { useTimes } from '../../formats/use-times.ts';
import { useSession } from '../../session/session.tsx';
import { useAct } from '../../session/use-act.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';

const nothing = { name: '', email: '', phone: '', username: '', medicalRecordNumber: '' };

/** Finds the account of somebody who does not know its username. What is sought stands in no address. */
export function AccountsPage() {
  const { t } = useLingui();
  const { send, reason, setReason } = useSession();
  const [fields, setFields] = useState(nothing);
  const [found, setFound] = useState<StaffReply<'findAccounts'> | null>(null);
  const act = useAct();
  const field = (name: keyof typeof nothing, label: string, hint?: string) => (
    <TextField
      label={label}
      value={fields[name]}
      onChange={(value) => setFields({ ...fields, [name]: value })}
      {...(hint === undefined ? {} : { hint })}
    />
  );
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setFound(null);
    void act.run(async () => setFound(await send('findAccounts', { ...fields, reason })));
  };
  return (
    <Page title={t`Accounts`}>
      <form className="card stack" onSubmit={submit} noValidate>
        <div className="fields">
          {field('name', t`Name`, t`Any part of it`)}
          {field('email', t`Email`)}
          {field('phone', t`Phone`, t`Its last 7 digits or more`)}
          {field('username', t`Username`, t`Any part of it`)}
          {field('medicalRecordNumber', t`Medical record number`, t`By itself alone`)}
          <ReasonField value={reason} onChange={setReason} />
        </div>
        <ErrorNotice failure={act.failure} />
        <div className="row">
          <Button type="submit" look="primary" isBusy={act.isBusy}>
            <Trans>Find</Trans>
          </Button>
          <Button look="quiet" onPress={() => setFields(nothing)}>
            <Trans>Empty the form</Trans>
          </Button>
        </div>
      </form>
      {found !== null && <Found found={found} />}
    </Page>
  );
}

function Found({ found: { accounts, isCut } }: { found: StaffReply<'findAccounts'> }) {
  const { t } = useLingui();
  const status = useStatus();
  const { day, date } = useTimes();
  const columns: readonly DataColumn<FoundAccountModel>[] = [
    {
      id: 'name',
      name: t`Name`,
      renderCell: ({ name, accountId }) => <Link to={generatePath(staffPages.account, { accountId })}>{name}</Link>,
    },
    { id: 'birthDate', name: t`Born`, renderCell: ({ birthDate }) => date(birthDate) },
    { id: 'username', name: t`Username`, renderCell: ({ username }) => username },
    {
      id: 'status',
      name: t`Status`,
      renderCell: (account) => <Badge look={status(account.status).look}>{status(account.status).text}</Badge>,
    },
    { id: 'since', name: t`Since`, renderCell: ({ createdAt }) => day(createdAt) },
  ];
  return (
    <section className="stack" aria-label={t`What was found`} aria-live="polite">
      <DataTable
        label={t`Accounts`}
        columns={columns}
        items={accounts}
        keyOf={({ accountId }) => accountId}
        empty={t`No account was found. Try a part of the name, or another field.`}
      />
      {isCut && (
        <Notice look="hint">
          <Trans>There may be more than these: narrow the search.</Trans>
        </Notice>
      )}
    </section>
  );
}
