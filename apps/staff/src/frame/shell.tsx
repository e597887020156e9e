import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useSession } from '../session/session.tsx';
import { useAct } from '../session/use-act.ts';
import { Button } from '../ui/button.tsx';
import { ErrorNotice } from './error-notice.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Mark } from './mark.tsx';
import { usePlaces } from './use-places.ts';
import { useRoleNames } from './use-role-names.ts';
import './shell.css';

/** What stands around every page: the hospital, who is signed in, and where they may go. */
export function Shell({ onSignedOut, children }: { onSignedOut: () => void; children: ReactNode }) {
  const { t } = useLingui();
  const { session, send } = useSession();
  const places = usePlaces();
  const names = useRoleNames();
  const act = useAct();
  const signOut = (everywhere: boolean): void => {
    void act.run(async () => {
      await send('signOut', { everywhere });
      onSignedOut();
    });
  };
  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        <Trans>Skip to the page</Trans>
      </a>
      <header className="top">
        <NavLink to="/" className="top-name">
          <Mark />
          {session.hospital} <span>{t`Staff`}</span>
        </NavLink>
        <p className="top-who">
          {session.name}
          <small>{session.roles.map((role) => names[role]).join(', ')}</small>
        </p>
        <LanguageSwitch />
        <Button look="quiet" isBusy={act.isBusy} onPress={() => signOut(false)}>
          <Trans>Sign out</Trans>
        </Button>
        <Button look="quiet" isBusy={act.isBusy} onPress={() => signOut(true)}>
          <Trans>Sign out everywhere</Trans>
        </Button>
      </header>
      <nav className="side" aria-label={t`Pages`}>
        <ul>
          {places.map(({ path, name }) => (
            <li key={path}>
              <NavLink to={path} end={path === '/'}>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <main id="main" className="main" tabIndex={-1}>
        <ErrorNotice failure={act.failure} />
        {children}
      </main>
    </div>
  );
}
