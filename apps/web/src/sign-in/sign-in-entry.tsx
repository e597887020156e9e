import { useEffect } from 'react';
import { saveDestination } from './destination.ts';
import { optional } from '../router/optional.tsx';
import type { LoggedOutDialogProps } from './notices/logged-out-dialog.tsx';
import type { StillSignedInProps } from './notices/still-signed-in.tsx';
import { NotLoggedOut } from './not-logged-out.tsx';
import { PreLoginBanner } from './pre-login-banner.tsx';
import { useStartUpLogOut } from './use-start-up-log-out.ts';

const StillSignedIn = optional<StillSignedInProps>(
  async () => (await import('./notices/still-signed-in.tsx')).StillSignedIn,
);
const LoggedOutDialog = optional<LoggedOutDialogProps>(
  async () => (await import('./notices/logged-out-dialog.tsx')).LoggedOutDialog,
);

export interface SignInEntryProps {
  /** The parameter of /home. */
  error?: string | undefined;
  /** What the link of an invitation brought. */
  inviteCode?: string | undefined;
}

/**
 * What both pages with a sign-in card do when they open: store where the visitor wants to go, end the last session, and
 * show what staff announce. A visitor who was sent here for a reason, such as a time-out, is told the reason, without
 * the log-out dialog.
 */
export function SignInEntry({ error, inviteCode }: SignInEntryProps) {
  const logOut = useStartUpLogOut();
  useEffect(() => saveDestination(error, inviteCode), [error, inviteCode]);
  return (
    <>
      <PreLoginBanner />
      {logOut.outcome === 'failed' && <NotLoggedOut logOut={logOut} />}
      {logOut.outcome === 'kept' && <StillSignedIn logOut={logOut} />}
      {logOut.outcome === 'ended' && error === undefined && <LoggedOutDialog elsewhere={logOut.elsewhere} />}
    </>
  );
}
