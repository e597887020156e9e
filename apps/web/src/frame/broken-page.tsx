import { Trans, useLingui } from '@lingui/react/macro';
import { useContext, useState } from 'react';
import { isServerReachable } from '../api/is-server-reachable.ts';
import { usePortal } from '../portal/portal.tsx';
import { SignedInEntry } from '../router/signed-in-entry.ts';
import { StateLink } from '../router/state-link.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PhoneLink } from './phone-link.tsx';
import { useSay } from './live-announcements.tsx';
import './page.css';

/**
 * Shown in place of a page that failed, or whose files could not be loaded (`isLoaded` false). Says what can be done,
 * and does not blame.
 */
export function BrokenPage({ isLoaded }: { isLoaded: boolean }) {
  const { t } = useLingui();
  const { settings } = usePortal();
  // The home page of the signed-out entry would sign the person out.
  const home = useContext(SignedInEntry) ? 'signedin.home' : 'home';
  const { isBusy, isAway, reload } = useReload();
  const away = isAway ? t`There is still no connection.` : '';
  useSay(away);
  return (
    <div className="wide page">
      <title>{`${t`This page did not open`} · ${settings.name}`}</title>
      <div className="stack stack-loose form-width">
        <PageHeading takesFocus lead={<Reason isLoaded={isLoaded} />}>
          <Trans>This page did not open</Trans>
        </PageHeading>
        <div className="row">
          <Button busy={isBusy} onClick={() => void reload()}>
            <Trans>Load the page again</Trans>
          </Button>
          <StateLink to={home} className={buttonClass('secondary')}>
            <Trans>Go to the home page</Trans>
          </StateLink>
        </div>
        {away !== '' && <p>{away}</p>}
        <p>
          <Trans>
            If it happens again, call us at <PhoneLink number={settings.phones.helpdesk} />.
          </Trans>
        </p>
      </div>
    </div>
  );
}

function Reason({ isLoaded }: { isLoaded: boolean }) {
  if (isLoaded) return <Trans>Something went wrong on our side. Loading the page again usually helps.</Trans>;
  return <Trans>It could not be loaded. Check your connection, then load the page again.</Trans>;
}

/**
 * Reloads the whole page, because a browser may remember that a file could not be loaded. Without a connection the page
 * stays as it is.
 */
function useReload() {
  const [isBusy, setIsBusy] = useState(false);
  const [isAway, setIsAway] = useState(false);
  const reload = async () => {
    setIsBusy(true);
    setIsAway(false);
    const isThere = await isServerReachable();
    setIsBusy(false);
    setIsAway(!isThere);
    if (isThere) window.location.reload();
  };
  return { isBusy, isAway, reload };
}
