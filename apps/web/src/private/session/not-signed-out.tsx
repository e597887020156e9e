import { Trans } from '@lingui/react/macro';
import { Notice } from '../../ui/notice.tsx';

/** Says that signing out did not work, beside the button that tries again. */
export function NotSignedOut() {
  return <Notice kind="rose" role="alert" title={<Trans>We could not sign you out. Try again.</Trans>} />;
}
