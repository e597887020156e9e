import { Trans, useLingui } from '@lingui/react/macro';
import { Page as FramePage } from '../../frame/page.tsx';
import { nativeApp } from '../../native/native-app.ts';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { AppStores } from './app-stores.tsx';
import { InstallCard } from './install-card.tsx';

/**
 * Where the hospital's own apps are (spec §2, 'A mobile download-app landing'). Whoever has none on offer can install
 * this site, and is told that this is not an app of a store.
 */
export function Page() {
  const { t } = useLingui();
  const { settings } = usePortal();
  const { ios, android } = settings.mobileApps;
  const hasApp = ios !== undefined || android !== undefined;
  if (nativeApp() !== null) return <HasItAlready />;
  return (
    <FramePage
      state="mobile-download"
      width="form"
      lead={
        hasApp ? (
          <Trans>Your care on your phone: the same account, username and password as here.</Trans>
        ) : (
          <Trans>You do not need one: this site does everything in your phone’s browser.</Trans>
        )
      }
      title={hasApp ? undefined : t`There is no app yet`}
    >
      {hasApp ? <AppStores ios={ios} android={android} /> : <InstallCard />}
      <div className="row">
        <StateLink to="home" className={buttonClass('secondary')}>
          {hasApp ? <Trans>Continue in the browser</Trans> : <Trans>Go to sign in</Trans>}
        </StateLink>
      </div>
    </FramePage>
  );
}

function HasItAlready() {
  const { t } = useLingui();
  return (
    <FramePage
      state="mobile-download"
      width="form"
      title={t`You are in the app`}
      lead={<Trans>There is nothing to download.</Trans>}
    >
      <div className="row">
        <StateLink to="home" className={buttonClass('primary')}>
          <Trans>Go to sign in</Trans>
        </StateLink>
      </div>
    </FramePage>
  );
}
