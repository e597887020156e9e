import { Trans, useLingui } from '@lingui/react/macro';
import { Page as FramePage } from '../../frame/page.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AppStores } from './app-stores.tsx';

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

/** How to reach the portal quickly without an app. */
function NoApp() {
  return (
    <Card title={<Trans>Keep this site handy</Trans>}>
      <div className="stack">
        <p>
          <Trans>On an iPhone or iPad, open this site in Safari, choose Share, then Add to Home Screen.</Trans>
        </p>
        <p>
          <Trans>
            On an Android phone, open it in Chrome, choose the menu with the three dots, then Add to Home screen.
          </Trans>
        </p>
      </div>
    </Card>
  );
}
