import { Trans } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { StartUpLogOut } from './use-start-up-log-out.ts';
import './not-logged-out.css';

/**
 * Says that a user is still signed in at this browser although its sign-in page is open. It is loaded in advance:
 * without a connection nothing can be loaded.
 */
export function NotLoggedOut({ logOut: { failures, isBusy, tryAgain } }: { logOut: StartUpLogOut }) {
  return (
    <div className="wide not-logged-out">
      <Notice
        kind="rose"
        role="alert"
        title={
          // The key has it announced again each time.
          <span key={failures}>
            <Trans>We could not sign you out. Try again.</Trans>
          </span>
        }
      >
        <p>
          <Trans>You are still signed in on this browser.</Trans>
        </p>
        <Button variant="secondary" busy={isBusy} onClick={tryAgain}>
          <Trans>Sign out</Trans>
        </Button>
      </Notice>
    </div>
  );
}
