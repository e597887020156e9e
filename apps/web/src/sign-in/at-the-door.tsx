import { Suspense, useEffect } from 'react';
import { keepDestination } from './destination.ts';
import { optional } from '../router/optional.tsx';
import { useStartUpLogOut } from './use-start-up-log-out.ts';

const PreLoginBanner = optional(async () => (await import('./notices/pre-login-banner.tsx')).PreLoginBanner);
const LoggedOutDialog = optional(async () => (await import('./notices/logged-out-dialog.tsx')).LoggedOutDialog);

export interface AtTheDoorProps {
  /** The parameters of /home. */
  error?: string | undefined;
  inviteCode?: string | undefined;
}

/**
 * What both pages with a sign-in card do as they open: they keep where one wants to go, end the session that is left, and
 * show what staff announce. Who was sent here for a reason, such as a time-out, is told that, and not thanked.
 */
export function AtTheDoor({ error, inviteCode }: AtTheDoorProps) {
  const hasLoggedOut = useStartUpLogOut();
  useEffect(() => keepDestination(inviteCode), [inviteCode]);
  return (
    <Suspense fallback={null}>
      <PreLoginBanner />
      {hasLoggedOut && error === undefined && <LoggedOutDialog />}
    </Suspense>
  );
}
