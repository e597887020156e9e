import { useEffect, type ReactNode } from 'react';
import { useGo } from '../router/use-go.ts';
import { ArchCard } from '../ui/arch-card.tsx';
import { LaterNotice } from './later-notice.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useSignIn } from './use-sign-in.ts';
import './sign-in-card.css';

export interface SignInCardProps {
  /** Names the card, with the heading level that the page needs. */
  heading: ReactNode;
  /** The parameter of /home. */
  error?: string | undefined;
  /** Below the form. */
  children?: ReactNode;
}

/** The sign-in form under its arch, with messages above it. The key gives each address a card of its own. */
export function SignInCard({ heading, error, children }: SignInCardProps) {
  const { state, isBusy, submit, unlock, prepare } = useSignIn(error);
  useSupportedBrowser();
  return (
    <ArchCard>
      <div className="sign-in">
        {heading}
        <LaterNotice state={state} />
        {state.showLogin && (
          <SignInForm state={state} isBusy={isBusy} onBegin={prepare} onSubmit={submit} onUnlock={unlock} />
        )}
        {state.showLogin && children}
      </div>
    </ArchCard>
  );
}

/** Leads browsers without cross-window messaging to the list of those that have it (spec §2). */
function useSupportedBrowser(): void {
  const go = useGo();
  useEffect(() => {
    if (!('postMessage' in window)) go('browser-list', undefined, { replace: true });
    // Runs once: a browser does not change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
