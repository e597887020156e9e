import { Trans } from '@lingui/react/macro';
import { ChevronDown, LogOut, MessageCircle, ShieldCheck, UsersRound } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { StateLink } from '../../router/state-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useInterlude } from '../interlude/interlude.tsx';
import { useUnreadAnswers } from '../messages/use-unread-answers.ts';
import { NotSignedOut } from '../session/not-signed-out.tsx';
import { useMay, useSession } from '../session/session.tsx';
import { UnreadCount } from './unread-count.tsx';
import './person-menu.css';

/** The user's name. It opens a menu with account security and signing out: a disclosure, so that Tab works in it. */
export function PersonMenu() {
  const { firstName, lastName, username, actingFor, signOut, signingOut } = useSession();
  const writes = useMay('messages');
  const { leaveBy } = useInterlude();
  const { state: messages } = useUnreadAnswers();
  const { hash } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  // It closes by itself when one of its links opens a page.
  const isOpen = openAt === hash;
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => setOpenAt(null);
    const closeOutside = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) close();
    };
    const closeByEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeByEscape, { signal });
    return () => stop.abort();
  }, [isOpen]);
  return (
    <div ref={box} className="person">
      <button
        ref={button}
        type="button"
        className="person-button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpenAt(isOpen ? null : hash)}
      >
        <span className="person-initial" aria-hidden="true">
          {Array.from(firstName)[0]}
        </span>
        <VisuallyHidden>
          <Trans>Your account:</Trans>
        </VisuallyHidden>
        <span className="person-name">{firstName}</span>
        <span className="person-unread">
          <UnreadCount />
        </span>
        <Icon of={ChevronDown} size={20} />
      </button>
      <div id={panelId} className="person-panel" hidden={!isOpen}>
        <p className="person-who">
          <strong>
            {firstName} {lastName}
          </strong>
          <span className="secondary">{username}</span>
        </p>
        {writes && (
          <StateLink to={messages} className="person-item">
            <Icon of={MessageCircle} size={20} />
            <span>
              <Trans>Messages</Trans>
              <UnreadCount />
            </span>
          </StateLink>
        )}
        {actingFor === null && (
          <>
            <StateLink to="account-security" className="person-item">
              <Icon of={ShieldCheck} size={20} />
              <Trans>Account security</Trans>
            </StateLink>
            <StateLink to="people" className="person-item">
              <Icon of={UsersRound} size={20} />
              <Trans>People</Trans>
            </StateLink>
          </>
        )}
        <button
          type="button"
          className="person-item"
          aria-disabled={signingOut.isBusy}
          onClick={() => leaveBy(signOut)}
        >
          <Icon of={LogOut} size={20} />
          <Trans>Sign out</Trans>
        </button>
        {signingOut.hasFailed && <NotSignedOut />}
      </div>
    </div>
  );
}
