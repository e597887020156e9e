import { Trans } from '@lingui/react/macro';
import { StateLink } from '../../router/state-link.tsx';
import { useCareMessages } from '../care/new-care-messages.tsx';

/** The way to the messages of the hospital, where it offers them. */
export function OfHospital() {
  const { reply } = useCareMessages();
  if (!reply?.offered) return null;
  return (
    <p>
      <StateLink to="messages.hospital">
        <Trans>Messages from the hospital</Trans>
      </StateLink>
    </p>
  );
}
