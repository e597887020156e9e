import { Trans } from '@lingui/react/macro';
import { Notice } from '../../../ui/notice.tsx';

/** As many people look after the user, or are invited to, as can be. */
export function InviteRefused() {
  return (
    <Notice kind="rose" role="alert" title={<Trans>As many people are invited as can be.</Trans>}>
      <p>
        <Trans>End an access or take an invitation back first.</Trans>
      </p>
    </Notice>
  );
}
