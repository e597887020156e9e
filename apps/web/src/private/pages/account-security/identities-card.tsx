import { Trans, useLingui } from '@lingui/react/macro';
import { beginIdentityLink, unlinkIdentity, type AccountSecurity } from '@portico/contract';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { CallErrorNotice } from '../../../frame/call-error-notice.tsx';
import { useAction } from '../../../portal/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { focusCardOf } from '../../focus-card.ts';
import { useGuardedSend } from '../../password/password-gate.tsx';
import { Day } from '../../when/when.tsx';
import { Done } from './done.tsx';
import { Entries, Entry } from './entry.tsx';

export interface IdentitiesCardProps {
  security: Pick<AccountSecurity, 'identities' | 'identityProviders'>;
  onChanged: () => void;
}

/** Accounts elsewhere that sign in to this one: those that are linked, and those that can be (issue 15, point 3). */
export function IdentitiesCard({ security: { identities, identityProviders }, onChanged }: IdentitiesCardProps) {
  const { t } = useLingui();
  const send = useGuardedSend();
  const { busy, failure, run } = useAction();
  const [asked, setAsked] = useState<{ provider: string; isLink: boolean } | null>(null);
  const [isDone, setIsDone] = useState(false);
  if (identities.length === 0 && identityProviders.length === 0) return null;
  const link = (provider: string) => {
    setAsked({ provider, isLink: true });
    setIsDone(false);
    void run(async () => {
      const { address } = await send(beginIdentityLink, { provider });
      window.location.assign(address);
    });
  };
  const unlink = (provider: string) => {
    setAsked({ provider, isLink: false });
    setIsDone(false);
    void run(async () => {
      await send(unlinkIdentity, { provider });
      setIsDone(true);
      onChanged();
    });
  };
  const again = () => {
    if (asked !== null) (asked.isLink ? link : unlink)(asked.provider);
  };
  return (
    <Card title={<Trans>Other ways to sign in</Trans>}>
      <div className="stack">
        <Done>{isDone ? <Trans>Unlinked. It signs nobody in here any more.</Trans> : null}</Done>
        {failure && <CallErrorNotice failure={failure} onRetry={again} />}
        {identities.length > 0 && (
          <Entries>
            {identities.map(({ provider, name, linkedAt, lastUsedAt }) => (
              <Entry
                key={provider}
                icon={Link2}
                name={name}
                action={
                  <Button
                    variant="quiet"
                    busy={busy && asked?.provider === provider}
                    aria-label={t`Unlink: ${name}`}
                    onClick={({ currentTarget }) => {
                      focusCardOf(currentTarget);
                      unlink(provider);
                    }}
                  >
                    <Trans>Unlink</Trans>
                  </Button>
                }
              >
                {lastUsedAt === null ? (
                  <Trans>
                    Linked: <Day iso={linkedAt} />
                  </Trans>
                ) : (
                  <Trans>
                    Linked: <Day iso={linkedAt} />, used: <Day iso={lastUsedAt} />
                  </Trans>
                )}
              </Entry>
            ))}
          </Entries>
        )}
        {identityProviders.length > 0 && (
          <>
            <p className="secondary">
              <Trans>Sign in with an account that you have elsewhere. Your password here stays good.</Trans>
            </p>
            <div className="row">
              {identityProviders.map(({ provider, name }) => (
                <Button
                  key={provider}
                  variant="secondary"
                  busy={busy && asked?.provider === provider}
                  onClick={() => link(provider)}
                >
                  <Trans>Link {name}</Trans>
                </Button>
              ))}
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
