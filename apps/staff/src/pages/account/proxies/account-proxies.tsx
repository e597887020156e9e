import { Trans, useLingui } from '@lingui/react/macro';
import type { ProxyLineModel } from '@portico/staff-contract';
import { useState } from 'react';
import { ErrorNotice } from '../../../frame/error-notice.tsx';
import { useTimes } from '../../../formats/use-times.ts';
import { useSession } from '../../../session/session.tsx';
import { useLoaded } from '../../../session/use-loaded.ts';
import { Button } from '../../../ui/button.tsx';
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx';
import { Outcome } from '../../../ui/outcome.tsx';
import { useLastOutcome } from '../last-outcome.tsx';
import { EndAccessDialog } from './end-access-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { useProxyNames } from './use-proxy-names.ts';

export interface AccountProxiesProps {
  accountId: string;
  owner: string;
}

/** Who looks after the owner, and whom the owner looks after. Shown when it is asked for alone: each look is recorded. */
export function AccountProxies({ accountId, owner }: AccountProxiesProps) {
  const [isShown, setShown] = useState(false);
  return (
    <section className="stack">
      <h2>
        <Trans>Access to records</Trans>
      </h2>
      {isShown ? (
        <ProxyTable accountId={accountId} owner={owner} />
      ) : (
        <div className="row">
          <Button onPress={() => setShown(true)}>
            <Trans>Show who has access</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}

function ProxyTable({ accountId, owner }: AccountProxiesProps) {
  const { t } = useLingui();
  const { may, reason } = useSession();
  const { day } = useTimes();
  const { kindOf, scopesOf } = useProxyNames(owner);
  const { reply, failure, reload } = useLoaded('listProxies', { accountId, reason });
  const [ending, setEnding] = useState<ProxyLineModel | null>(null);
  const [isInviting, setInviting] = useState(false);
  const [said, say] = useLastOutcome();
  const columns: readonly DataColumn<ProxyLineModel>[] = [
    {
      id: 'person',
      name: t`Person`,
      renderCell: ({ name, email }) => (
        <>
          {name ?? t`No account any more`}
          {email !== null && (
            <>
              <br />
              <span className="secondary">{email}</span>
            </>
          )}
        </>
      ),
    },
    { id: 'kind', name: t`Relation`, renderCell: ({ kind }) => kindOf(kind) },
    { id: 'may', name: t`Allowed to`, renderCell: ({ scopes }) => scopesOf(scopes) },
    { id: 'since', name: t`Since`, renderCell: ({ since }) => (since === null ? '–' : day(since)) },
    { id: 'until', name: t`Until`, renderCell: ({ until }) => day(until) },
    ...(may('endAccounts')
      ? [
          {
            id: 'end',
            name: t`End it`,
            renderCell: (line: ProxyLineModel) => (
              <Button look="danger" onPress={() => setEnding(line)}>
                {line.kind === 'invited' ? t`Withdraw` : t`End`}
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <div className="stack" aria-live="polite">
      <ErrorNotice failure={failure} />
      {reply !== null && (
        <DataTable
          label={t`Access to records`}
          columns={columns}
          items={reply.proxies}
          keyOf={({ id }) => id}
          empty={t`Nobody else has access, or is invited, and ${owner} looks after nobody.`}
        />
      )}
      {may('openAccounts') && (
        <div className="row">
          <Button onPress={() => setInviting(true)}>
            <Trans>Ask to let somebody in</Trans>
          </Button>
        </div>
      )}
      {said !== null && <Outcome key={said} text={said} />}
      {isInviting && (
        <InviteDialog
          accountId={accountId}
          owner={owner}
          onCancel={() => setInviting(false)}
          onDone={(told) => {
            setInviting(false);
            say(told);
          }}
        />
      )}
      {ending !== null && (
        <EndAccessDialog
          accountId={accountId}
          line={ending}
          onCancel={() => setEnding(null)}
          onDone={(told) => {
            setEnding(null);
            say(told);
            reload();
          }}
        />
      )}
    </div>
  );
}
