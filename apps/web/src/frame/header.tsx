import { Trans } from '@lingui/react/macro';
import { StateLink } from '../router/state-link.tsx';
import { HeaderBar } from './header-bar.tsx';

/** The header of the signed-out pages. */
export function Header() {
  return (
    <HeaderBar
      home="home"
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
