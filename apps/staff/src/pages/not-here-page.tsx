import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '../frame/page.tsx';

/** For a page that is not there, or not of the person's roles. */
export function NotHerePage() {
  const { t } = useLingui();
  return (
    <Page title={t`This page is not here`}>
      <p>
        <Trans>It does not exist, or your roles do not include it.</Trans>
      </p>
    </Page>
  );
}
