import { Trans } from '@lingui/react/macro';
import { StateLink } from '../../router/state-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Replaces the form, which does not work without cookies (spec §2, §8). */
export function CookiesNeeded() {
  return (
    <Notice kind="sun" role="alert" title={<Trans>Please enable cookies</Trans>}>
      <p>
        <Trans>
          We need cookies to sign you in, and your browser does not keep them for this site. Allow them in your
          browser’s settings, then load this page again.
        </Trans>
      </p>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        <Trans>Load the page again</Trans>
      </Button>
      <StateLink to="browser-list">
        <Trans>How to enable cookies</Trans>
      </StateLink>
    </Notice>
  );
}
