import { Trans } from '@lingui/react/macro';
import { usePortal } from '../portal/portal.tsx';
import { StateLink } from '../router/state-link.tsx';
import { usePartner } from '../router/use-partner.ts';
import { HeaderBar } from './header-bar.tsx';

/** The header of the signed-out pages. Visitors of a partner stay with the partner. */
export function Header() {
  const { settings } = usePortal();
  const partner = usePartner();
  const door = partner === null ? 'home' : 'partner-home.params';
  return (
    <HeaderBar
      // A signed-in person may look at a price or at help here; the home page would sign them out.
      home={settings.session === null ? door : 'signedin.home'}
      links={
        <>
          <StateLink to="estimates">
            <Trans>Cost estimates</Trans>
          </StateLink>
          <StateLink to="helpdesk-center">
            <Trans>Help</Trans>
          </StateLink>
        </>
      }
    />
  );
}
