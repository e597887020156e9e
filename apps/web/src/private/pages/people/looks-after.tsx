import { Trans } from '@lingui/react/macro';
import { leaveProxy, type CallReply, type getProxies } from '@portico/contract';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { useSend } from '../../../portal/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useActFor } from '../../acting/use-act-for.ts';
import { EndAccess } from './end-access.tsx';
import { PersonLine } from './person-line.tsx';

export interface LooksAfterProps {
  proxies: CallReply<typeof getProxies>['proxies'];
  onChanged: () => void;
}

/** The patients whom the user looks after: to switch to each, or to step down. */
export function LooksAfter({ proxies, onChanged }: LooksAfterProps) {
  const send = useSend();
  const { switchTo, busy, failure, retry } = useActFor();
  return (
    <Card title={<Trans>People you look after</Trans>}>
      {failure && <CallErrorNotice failure={failure} onRetry={retry} />}
      {proxies.length === 0 && (
        <p className="secondary">
          <Trans>Nobody yet. Whoever wants you to look after them sends you an invitation by email.</Trans>
        </p>
      )}
      <ul className="people-list">
        {proxies.map((proxy) => {
          const { proxyId, patientName } = proxy;
          return (
            <PersonLine key={proxyId} name={patientName} access={proxy}>
              <Button busy={busy} onClick={() => switchTo(proxyId)}>
                <span>
                  <Trans>Switch</Trans>
                  <VisuallyHidden>: {patientName}</VisuallyHidden>
                </span>
              </Button>
              <EndAccess
                label={<Trans>Stop</Trans>}
                name={patientName}
                title={<Trans>Stop looking after {patientName}</Trans>}
                question={
                  <Trans>
                    You will see nothing of {patientName} any more, who is told by email if we have an address.
                  </Trans>
                }
                end={() => send(leaveProxy, { proxyId })}
                onEnded={onChanged}
              />
            </PersonLine>
          );
        })}
      </ul>
    </Card>
  );
}
