import { Trans } from '@lingui/react/macro';
import { PhoneLink } from '../frame/phone-link.tsx';
import { usePortal } from '../portal/portal.tsx';
import './words.ts';

/** Shown at the same place below every step of a recovery. */
export function NeedHelp() {
  const { settings } = usePortal();
  return (
    <p className="secondary">
      <Trans>
        Stuck, or no longer have that email or phone? Call the help desk at{' '}
        <PhoneLink number={settings.phones.helpdesk} />. We can help you by phone.
      </Trans>
    </p>
  );
}
