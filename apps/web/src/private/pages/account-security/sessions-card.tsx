import { Trans, useLingui } from '@lingui/react/macro';
import { endSession, type AccountSecurity } from '@portico/contract';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { CallProblem } from '../../../frame/call-problem.tsx';
import { usePortal } from '../../../portal/portal.tsx';
import { useSend } from '../../../portal/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useAction } from '../../../portal/use-action.ts';
import { When } from '../../when/when.tsx';
import { Badge } from './badge.tsx';
import { Done } from './done.tsx';
import { Entries, Entry } from './entry.tsx';
import { focusCardOf } from './focus-card.ts';

export interface SessionsCardProps {
  sessions: AccountSecurity['sessions'];
  onChanged: () => void;
}

/** Where one is signed in, and signing out there. */
export function SessionsCard({ sessions, onChanged }: SessionsCardProps) {
  const { t } = useLingui();
  const { settings } = usePortal();
  const send = useSend();
  const { busy, failure, run } = useAction();
  const [asked, setAsked] = useState<{ id: string | null } | null>(null);
  const [isDone, setIsDone] = useState(false);
  const end = (id: string | null) => {
    setAsked({ id });
    setIsDone(false);
    void run(async () => {
      await send(endSession, id === null ? {} : { sessionId: id });
      setIsDone(true);
      onChanged();
    });
  };
  const others = sessions.filter(({ current }) => !current).length;
  return (
    <Card title={<Trans>Where you are signed in</Trans>}>
      <div className="stack">
        <Done>{isDone ? <Trans>Signed out there.</Trans> : null}</Done>
        {failure && asked && (
          <CallProblem failure={failure} onRetry={() => end(asked.id)} phone={settings.phones.helpdesk} />
        )}
        <Entries>
          {sessions.map(({ id, device, signedInAt, lastUsedAt, current }) => (
            <Entry
              key={id}
              icon={MonitorSmartphone}
              name={
                <>
                  {device} {current && <Badge>{t`This one`}</Badge>}
                </>
              }
              action={
                current ? undefined : (
                  <Button
                    variant="quiet"
                    busy={busy && asked?.id === id}
                    aria-label={t`Sign out: ${device}`}
                    onClick={(event) => {
                      focusCardOf(event.currentTarget);
                      end(id);
                    }}
                  >
                    <Trans>Sign out</Trans>
                  </Button>
                )
              }
            >
              <Trans>
                Signed in <When iso={signedInAt} />, used <When iso={lastUsedAt} />
              </Trans>
            </Entry>
          ))}
        </Entries>
        {others > 1 && (
          <div className="row">
            <Button
              variant="secondary"
              busy={busy && asked?.id === null}
              onClick={(event) => {
                focusCardOf(event.currentTarget);
                end(null);
              }}
            >
              <Trans>Sign out everywhere else</Trans>
            </Button>
          </div>
        )}
        <p className="secondary">
          <Trans>If you do not recognize one of these, sign it out and change your password.</Trans>
        </p>
      </div>
    </Card>
  );
}
