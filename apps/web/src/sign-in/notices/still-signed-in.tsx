import { Trans } from '@lingui/react/macro';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { StartUpLogOut } from '../use-start-up-log-out.ts';
import './words.ts';
import '../not-logged-out.css';

export interface StillSignedInProps {
  logOut: StartUpLogOut;
}

/** Says that the session goes on because apps use it, and ends it if that is wanted. */
export function StillSignedIn({ logOut: { usedBy, isBusy, endAnyway } }: StillSignedInProps) {
  const { language } = usePortal();
  const apps = new Intl.ListFormat(language).format(usedBy);
  return (
    <div className="wide not-logged-out">
      <Notice kind="info" role="alert" title={<Trans>You are still signed in</Trans>}>
        <p>
          <Trans>
            You are signed in to {apps} with the same account. If you sign out, you are signed out there as well.
          </Trans>
        </p>
        <div className="row">
          <StateLink to="signedin.home" className={buttonClass()}>
            <Trans>Go to your home page</Trans>
          </StateLink>
          <Button variant="secondary" busy={isBusy} onClick={endAnyway}>
            <Trans>Sign out everywhere</Trans>
          </Button>
        </div>
      </Notice>
    </div>
  );
}
