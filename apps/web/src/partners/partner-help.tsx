import { Trans } from '@lingui/react/macro';
import { PhoneLink } from '../frame/phone-link.tsx';
import { usePortal } from '../portal/portal.tsx';
import { StateLink } from '../router/state-link.tsx';
import './words.ts';

/** Shown below every page for a partner's visitors only: whom to call, and that an account needs no employer. */
export function PartnerHelp() {
  const { settings } = usePortal();
  return (
    <p className="secondary">
      <Trans>
        Need help? Call the help desk at <PhoneLink number={settings.phones.helpdesk} />. You can also{' '}
        <StateLink to="create-account" leavesPartner>
          create an account without your employer
        </StateLink>
        .
      </Trans>
    </p>
  );
}
