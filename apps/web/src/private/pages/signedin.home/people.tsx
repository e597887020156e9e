import { Trans } from '@lingui/react/macro';
import type { CallReply, getProxies } from '@portico/contract';
import { UserRound } from 'lucide-react';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { StateLink } from '../../../router/state-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useActFor } from '../../acting/use-act-for.ts';
import { Day } from '../../when/when.tsx';

/** The patients whom the user looks after, to switch to. Nothing if there are none. */
export function People({ proxies }: Pick<CallReply<typeof getProxies>, 'proxies'>) {
  const { switchTo, busy, failure, retry } = useActFor();
  if (proxies.length === 0) return null;
  return (
    <Card title={<Trans>People you look after</Trans>}>
      {failure && <CallErrorNotice failure={failure} onRetry={retry} />}
      <ul className="people">
        {proxies.map(({ proxyId, patientName, endsAt }) => (
          <li key={proxyId}>
            <span className="people-arch">
              <Icon of={UserRound} />
            </span>
            <span className="people-words">
              <strong>{patientName}</strong>
              <br />
              <span className="secondary">
                <Trans>
                  Until <Day iso={endsAt} />
                </Trans>
              </span>
            </span>
            <Button variant="secondary" busy={busy} onClick={() => switchTo(proxyId)}>
              <span>
                <Trans>Switch</Trans>
                <VisuallyHidden>: {patientName}</VisuallyHidden>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <p>
        <StateLink to="people">
          <Trans>Everybody, and who looks after you</Trans>
        </StateLink>
      </p>
    </Card>
  );
}
