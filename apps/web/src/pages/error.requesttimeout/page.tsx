import { Trans } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router';
import { Page as FramePage } from '../../frame/page.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';

/** Where a page leads that was still loading after the loading time-out (spec §4, §8). */
export function Page() {
  const { settings } = usePortal();
  const { state } = useLocation();
  const navigate = useNavigate();
  const from = pathOf(state);
  return (
    <FramePage
      state="error.requesttimeout"
      width="form"
      lead={<Trans>We waited, and the answer did not come. The connection may be slow, or our server very busy.</Trans>}
    >
      <div className="row">
        {from !== null && (
          <Button onClick={() => void navigate(from, { replace: true })}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <StateLink to="home" className={buttonClass(from === null ? 'primary' : 'secondary')}>
          <Trans>Go to the first page</Trans>
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

/** The page that gave up, as it was noted on the way here; null after a reload in another tab. */
function pathOf(note: unknown): string | null {
  const from = (note as { from?: unknown } | null)?.from;
  return typeof from === 'string' && from.startsWith('/') ? from : null;
}
