import { Trans, useLingui } from '@lingui/react/macro';
import { Page as FramePage } from '../../frame/page.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { AppStores } from './app-stores.tsx';
import { NoApp } from './no-app.tsx';

/** Links to the hospital's own apps, or a notice that there are none (spec §2, 'A mobile download-app landing'). */
export function Page() {
  const { t } = useLingui();
  const { settings } = usePortal();
  const { ios, android } = settings.mobileApps;
  const hasApp = ios !== undefined || android !== undefined;
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
      {hasApp ? <AppStores ios={ios} android={android} /> : <NoApp />}
      <div className="row">
        <StateLink to="home" className={buttonClass(hasApp ? 'secondary' : 'primary')}>
          {hasApp ? <Trans>Continue in the browser</Trans> : <Trans>Go to sign in</Trans>}
        </StateLink>
      </div>
    </FramePage>
  );
}
