import { Trans } from '@lingui/react/macro';
import type { CallReply, getProxies } from '@portico/contract';
import { UserRound } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Day } from '../../when/when.tsx';

/** The patients to whose records the user has access. Nothing if there are none. */
export function People({ proxies }: Pick<CallReply<typeof getProxies>, 'proxies'>) {
  if (proxies.length === 0) return null;
  return (
    <Card title={<Trans>People you look after</Trans>}>
      <ul className="people">
        {proxies.map(({ patientName, scope, since }) => (
          <li key={patientName + since}>
            <span className="people-arch">
              <Icon of={UserRound} />
            </span>
            <span>
              <strong>{patientName}</strong>
              <br />
              <span className="secondary">
                {scope === 'manage' ? (
                  <Trans>You may see and manage the record</Trans>
                ) : (
                  <Trans>You may see the record</Trans>
                )}
                {' · '}
                <Trans>
                  since <Day iso={since} />
                </Trans>
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className="secondary">
        <Trans>Records themselves are not in this portal yet. Ask the hospital for what you need.</Trans>
      </p>
    </Card>
  );
}
