import { Trans } from '@lingui/react/macro';
import { PhoneLink } from '../../../frame/phone-link.tsx';
import { usePortal } from '../../../portal/portal.tsx';
import { StateLink } from '../../../router/state-link.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** What to do about an activity that one does not know. */
export function IfSomethingIsWrong() {
  const { settings } = usePortal();
  return (
    <Notice kind="info" title={<Trans>If something here looks wrong</Trans>}>
      <p>
        <Trans>
          First <StateLink to="account-security">change your password and sign out other browsers</StateLink>. Then{' '}
          <StateLink to="messages.helpdesk">write to the help desk</StateLink> or call{' '}
          <PhoneLink number={settings.phones.helpdesk} />.
        </Trans>
      </p>
    </Notice>
  );
}
