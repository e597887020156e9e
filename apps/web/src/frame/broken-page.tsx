import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '../portal/portal.tsx';
import { StateLink } from '../router/state-link.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PhoneLink } from './phone-link.tsx';

/** What stands in the place of a page that failed. Says what can be done, and does not blame. */
export function BrokenPage() {
  const { t } = useLingui();
  const { settings } = usePortal();
  return (
    <div className="wide page">
      <title>{`${t`This page did not open`} · ${settings.name}`}</title>
      <div className="stack stack-loose form-width">
        <PageHeading
          takesFocus
          lead={<Trans>Something went wrong on our side. Loading the page again usually helps.</Trans>}
        >
          <Trans>This page did not open</Trans>
        </PageHeading>
        <div className="row">
          <Button onClick={() => window.location.reload()}>
            <Trans>Load the page again</Trans>
          </Button>
          <StateLink to="home" className={buttonClass('secondary')}>
            <Trans>Go to the home page</Trans>
          </StateLink>
        </div>
        <p>
          <Trans>
            If it happens again, call us at <PhoneLink number={settings.phones.helpdesk} />.
          </Trans>
        </p>
      </div>
    </div>
  );
}
