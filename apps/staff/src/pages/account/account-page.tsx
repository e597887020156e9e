import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountViewModel } from '@portico/staff-contract';
import { type SyntheticEvent, useState } from 'react';
import { useParams } from 'react-router';
import { ErrorNotice } from '../../frame/error-notice.tsx';
import { Page } from '../../frame/page.tsx';
import { ReasonField } from '../../frame/reason-field.tsx';
import { useStatus } from '../../names/use-status.ts';
import { useSession } from '../../session/session.tsx';
import { useLoaded } from '../../session/use-loaded.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { AccountSessions } from './account-sessions.tsx';
import { EndingCard } from './ending-card.tsx';
import { EstimatesCard } from './estimates-card.tsx';
import { LastOutcome } from './last-outcome.tsx';
import { OwnerCard } from './owner-card.tsx';
import { AccountProxies } from './proxies/account-proxies.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { StayCard } from './stay/stay-card.tsx';
import './account-page.css';

/** One account. Why it is looked at is asked first, and again after a reload. */
export function AccountPage() {
  const { t } = useLingui();
  const { accountId = '' } = useParams();
  const { reason } = useSession();
  const status = useStatus();
  const asked = reason.trim() === '' ? null : { accountId, reason };
  const { reply: account, failure, reload } = useLoaded('showAccount', asked);
  return (
    <Page title={account?.name ?? t`Account`}>
      {asked === null && <AskReason />}
      <ErrorNotice failure={failure} />
      {failure?.error === 'reasonNamesOwner' && <AskReason />}
      {account !== null && (
        <LastOutcome key={accountId}>
          <p className="row">
            <Badge look={status(account.status).look}>{status(account.status).text}</Badge>
            <span className="secondary">{account.username}</span>
            <span className="secondary">
              <Trans>Reason: {reason}</Trans>
            </span>
          </p>
          <div className="account-cards">
            <OwnerCard account={account} onDone={reload} />
            <SignInCard account={account} onDone={reload} />
            {hasStay(account) && <StayCard account={account} onDone={reload} />}
            {account.status !== 'closed' && <EstimatesCard account={account} onDone={reload} />}
          </div>
          <AccountSessions account={account} />
          {account.status !== 'closed' && <AccountProxies accountId={account.accountId} owner={account.name} />}
          <EndingCard account={account} onDone={reload} />
        </LastOutcome>
      )}
    </Page>
  );
}

/** Whoever is no patient has no stay, and what is closed is not changed. */
function hasStay({ status, patient, admission }: AccountViewModel): boolean {
  return status !== 'closed' && (patient !== null || admission !== null);
}

function AskReason() {
  const { setReason } = useSession();
  const [typed, setTyped] = useState('');
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setReason(typed);
  };
  return (
    <form className="card stack" onSubmit={submit} noValidate>
      <p>
        <Trans>Say first why you look at this account.</Trans>
      </p>
      <ReasonField value={typed} onChange={setTyped} />
      <div className="row">
        <Button type="submit" look="primary">
          <Trans>Show the account</Trans>
        </Button>
      </div>
    </form>
  );
}
