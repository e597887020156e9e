import type { ReactNode } from 'react';
import { ArchCard } from '../ui/arch-card.tsx';
import { LaterNotice } from './later-notice.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useSignIn } from './use-sign-in.ts';
import { useSupportedBrowser } from './use-supported-browser.ts';
import './sign-in-card.css';

export interface SignInCardProps {
  /** Names the card, with the heading level that the page needs. */
  heading: ReactNode;
  /** The parameter of /home. */
  error?: string | undefined;
}

/** The sign-in form under its arch, with messages above it. The key gives each address a card of its own. */
export function SignInCard({ heading, error }: SignInCardProps) {
  const { state, isBusy, submit, unlock } = useSignIn(error);
  useSupportedBrowser();
  return (
    <ArchCard>
      <div className="sign-in">
        {heading}
        <LaterNotice state={state} />
        {state.showLogin && <SignInForm state={state} isBusy={isBusy} onSubmit={submit} onUnlock={unlock} />}
      </div>
    </ArchCard>
  );
}
