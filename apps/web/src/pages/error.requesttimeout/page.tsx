import { Trans } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router';
import { Page as FramePage } from '../../frame/page.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { signedInPath } from '../../router/where.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { pathOf, signedInPathOf, startOf } from './came-from.ts';

/** The page for a page that did not load within the loading time-out (spec §4, §8). */
export function Page() {
  const { settings } = usePortal();
  const { state, hash } = useLocation();
  const navigate = useNavigate();
  const signedIn = signedInPathOf(hash);
  const from = signedIn ?? pathOf(state);
  const tryAgain = () => {
    if (signedIn !== null) window.location.replace(signedInPath(signedIn, settings.signedInRoot));
    else if (from !== null) void navigate(from, { replace: true });
  };
  return (
    <FramePage
      state="error.requesttimeout"
      width="form"
      lead={<Trans>We waited, and the answer did not come. The connection may be slow, or our server very busy.</Trans>}
    >
      {from !== null && (
        <p>
          <Trans>Nothing is lost: what you chose is still here when you try again.</Trans>
        </p>
      )}
      <div className="row">
        {from !== null && (
          <Button onClick={tryAgain}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <StateLink
          to={signedIn === null ? startOf(from) : 'signedin.home'}
          className={buttonClass(from === null ? 'primary' : 'secondary')}
        >
          <Trans>Start over</Trans>
        </StateLink>
      </div>
      <p>
        <Trans>
          You can also get an estimate by phone, at <PhoneLink number={settings.phones.estimates} />.
        </Trans>
      </p>
    </FramePage>
  );
}
