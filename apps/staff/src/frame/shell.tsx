import { Trans, useLingui } from '@lingui/react/macro';
import { languages } from '@portico/contract';
import { type ReactNode, useState } from 'react';
import { staffPages } from '@portico/staff-contract';
import { NavLink, useLocation } from 'react-router';
import { useSession } from '../session/session.tsx';
import { useAct } from '../session/use-act.ts';
import { forgetTyped, hasTyped } from '../session/typed.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ErrorNotice } from './error-notice.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Mark } from './mark.tsx';
import { usePlaces } from './use-places.ts';
import { useRoleNames } from '../names/use-role-names.ts';
import './shell.css';

/** What stands around every page: the hospital, who is signed in, and where they may go. */
export function Shell({ onSignedOut, children }: { onSignedOut: () => void; children: ReactNode }) {
  const { t, i18n } = useLingui();
  const { session, send } = useSession();
  const subjects = usePlaces();
  const names = useRoleNames();
  const act = useAct();
  // Of a narrow window. It is open at this place alone, so that going back closes it, too.
  const { key: place } = useLocation();
  const [menuOpenAt, setMenuOpenAt] = useState<string | null>(null);
  const isMenuOpen = menuOpenAt === place;
  const closeMenu = (): void => setMenuOpenAt(null);
  /** Asked about while something is typed that was not sent. */
  const [asked, setAsked] = useState<{ everywhere: boolean } | null>(null);
  const signOut = (everywhere: boolean): void => {
    setAsked(null);
    void act.run(async () => {
      const language = languages.find((each) => each === i18n.locale);
      const { leaveAt } = await send('signOut', { everywhere, language });
      forgetTyped();
      // The provider's session is this person's, too: whoever comes next at this desk would be taken for them.
      if (leaveAt === null) onSignedOut();
      else window.location.assign(leaveAt);
    });
  };
  const leave = (everywhere: boolean): void => (hasTyped() ? setAsked({ everywhere }) : signOut(everywhere));
  return (
    <div className={isMenuOpen ? 'shell is-menu-open' : 'shell'}>
      <a className="skip-link" href="#main">
        <Trans>Skip to the page</Trans>
      </a>
      <header className="top">
        <NavLink to={staffPages.home} className="top-name" onClick={closeMenu}>
          <Mark />
          {session.hospital} <span>{t`Staff`}</span>
        </NavLink>
        <button
          type="button"
          className="button button-secondary top-menu"
          aria-expanded={isMenuOpen}
          aria-controls="acts pages"
          onClick={() => setMenuOpenAt(isMenuOpen ? null : place)}
        >
          <Trans>Menu</Trans>
        </button>
        <div id="acts" className="top-acts">
          <p className="top-who">
            {session.name}
            <small>{session.roles.map((role) => names[role]).join(', ')}</small>
          </p>
          <LanguageSwitch />
          <Button look="quiet" isBusy={act.isBusy} onPress={() => leave(false)}>
            <Trans>Sign out</Trans>
          </Button>
          <Button look="quiet" isBusy={act.isBusy} onPress={() => leave(true)}>
            <Trans>Sign out everywhere</Trans>
          </Button>
        </div>
      </header>
      <nav id="pages" className="side" aria-label={t`Pages`}>
        <ul>
          <li>
            <NavLink to={staffPages.home} end onClick={closeMenu}>
              <Trans>Home</Trans>
            </NavLink>
          </li>
        </ul>
        {subjects.map(({ subject, heading, places }) => (
          <div key={subject}>
            <p id={`pages-${subject}`}>{heading}</p>
            <ul aria-labelledby={`pages-${subject}`}>
              {places.map(({ path, name }) => (
                <li key={path}>
                  <NavLink to={path} onClick={closeMenu}>
                    {name}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <main id="main" className="main" tabIndex={-1}>
        <ErrorNotice failure={act.failure} />
        {children}
      </main>
      {asked !== null && (
        <ConfirmDialog
          title={t`Sign out without sending your answer?`}
          act={t`Sign out`}
          cancel={t`Cancel`}
          isDangerous
          isBusy={act.isBusy}
          onConfirm={() => signOut(asked.everywhere)}
          onCancel={() => setAsked(null)}
        >
          <p>
            <Trans>You have typed an answer that was not sent. It is gone once you sign out.</Trans>
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
