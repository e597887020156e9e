import { Trans } from '@lingui/react/macro';
import { PhoneLink } from '../frame/phone-link.tsx';
import { usePortal } from '../portal/portal.tsx';
import './words.ts';

/** Shown at the same place below every step of a flow. */
export function FlowHelp() {
  const { settings } = usePortal();
  return (
    <p className="secondary">
      <Trans>
        Would you rather not do this online? Call the help desk at <PhoneLink number={settings.phones.helpdesk} />.
      </Trans>
    </p>
  );
}
