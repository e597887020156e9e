import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { PhoneLink } from '../frame/phone-link.tsx';
import { usePortal } from '../portal/portal.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import './account-ready.css';
import './words.ts';

export interface AccountReadyProps {
  /** null if it is no longer known. */
  username: string | null;
  onSignIn: () => void;
}

/** Says that the account is ready, with its username, and what it is for. */
export function AccountReady({ username, onSignIn }: AccountReadyProps) {
  const { settings } = usePortal();
  return (
    <>
      <section className="account-ready">
        <span className="account-ready-arch">
          <Icon of={Check} size={40} />
        </span>
        <div className="stack">
          {username !== null && (
            <p>
              <span className="secondary">
                <Trans>Your username</Trans>
              </span>
              <strong className="account-ready-name">{username}</strong>
            </p>
          )}
          <p>
            <Trans>Sign in with it and the password you chose.</Trans>
          </p>
          <div className="row">
            <Button onClick={onSignIn}>
              <Trans>Sign in now</Trans>
            </Button>
          </div>
        </div>
      </section>
      <section className="stack" aria-labelledby="account-ready-next">
        <h2 id="account-ready-next">
          <Trans>What you can do next</Trans>
        </h2>
        <ul className="account-ready-next">
          <li>
            <Trans>See what your care costs with your own insurance, and keep your estimates.</Trans>
          </li>
          <li>
            <Trans>Turn on two-step verification under “Account security”. It keeps others out of your records.</Trans>
          </li>
          <li>
            <Trans>
              Questions? Call the help desk at <PhoneLink number={settings.phones.helpdesk} />.
            </Trans>
          </li>
        </ul>
      </section>
    </>
  );
}
