import { Trans } from '@lingui/react/macro';
import { PhoneLink } from '../frame/phone-link.tsx';
import { usePortal } from '../portal/portal.tsx';
import { Notice } from '../ui/notice.tsx';

/** Says why nothing can be chosen here (spec §6: canEditAndSave), so that nobody looks for it. */
export function CannotEdit() {
  const { settings } = usePortal();
  return (
    <Notice kind="info" title={<Trans>Your account can look at estimates, but not change or save them.</Trans>}>
      <p>
        <Trans>
          Questions? Call <PhoneLink number={settings.phones.helpdesk} />.
        </Trans>
      </p>
    </Notice>
  );
}
