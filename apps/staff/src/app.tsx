import { useLingui } from '@lingui/react';
import type { StaffSession } from '@portico/staff-contract';
import { useCallback, useEffect, useState } from 'react';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider';
import { type CallFailure, readSession } from './api/send.ts';
import { Shell } from './frame/shell.tsx';
import { Pages } from './pages/pages.tsx';
import { SignInPage } from './pages/sign-in-page.tsx';
import { SessionProvider } from './session/session.tsx';
import { forgetTyped, hasTyped } from './session/typed.ts';
import { failureOf } from './session/use-loaded.ts';

/** Who is signed in: not known yet, somebody, or nobody, and why. */
type Who =
  | { readonly is: 'unknown' }
  | { readonly is: 'somebody'; readonly session: StaffSession }
  | {
      readonly is: 'nobody';
      readonly hasEnded: boolean;
      readonly failure: CallFailure | null;
      /** Whose session has ended while they had typed something: it waits for them. */
      readonly keepsFor?: string;
    };

/** Asks who is signed in, and shows the pages, or the way in. */
export function App() {
  const { i18n } = useLingui();
  const [who, setWho] = useState<Who>({ is: 'unknown' });
  useEffect(() => {
    readSession().then(
      (session) =>
        setWho(session === null ? { is: 'nobody', hasEnded: false, failure: null } : { is: 'somebody', session }),
      (failure: unknown) => setWho({ is: 'nobody', hasEnded: false, failure: failureOf(failure) }),
    );
  }, []);
  const end = useCallback(() => setWho(ended), []);
  const leave = useCallback(() => setWho({ is: 'nobody', hasEnded: false, failure: null }), []);
  const keepsFor = who.is === 'nobody' ? who.keepsFor : undefined;
  useEffect(() => {
    if (keepsFor === undefined) return undefined;
    const look = (): void => {
      readSession().then(
        (session) => {
          if (session === null) return;
          // Somebody else at this desk: nothing of it is theirs to read.
          if (session.user !== keepsFor) forgetTyped();
          setWho({ is: 'somebody', session });
        },
        // Asked again as the window is come back to.
        () => {},
      );
    };
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [keepsFor]);
  return (
    <AriaI18nProvider locale={i18n.locale}>
      {who.is === 'nobody' && (
        <SignInPage hasEnded={who.hasEnded} isKeeping={keepsFor !== undefined} failure={who.failure} />
      )}
      {who.is === 'somebody' && (
        <SessionProvider session={who.session} onEnd={end}>
          <Shell onSignedOut={leave}>
            <Pages />
          </Shell>
        </SessionProvider>
      )}
    </AriaI18nProvider>
  );
}

function ended(before: Who): Who {
  const nobody = { is: 'nobody', hasEnded: true, failure: null } as const;
  if (before.is === 'nobody') return before;
  return before.is === 'somebody' && hasTyped() ? { ...nobody, keepsFor: before.session.user } : nobody;
}
