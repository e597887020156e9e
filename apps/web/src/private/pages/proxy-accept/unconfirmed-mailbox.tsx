import { Trans } from '@lingui/react/macro';
import { StateLink } from '../../../router/state-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';

/** For the account that has the address of the invitation, and has not shown yet that it is its owner's. */
export function UnconfirmedMailbox() {
  return (
    <>
      <p>
        <Trans>
          This was sent to the email address of your account, but you have not yet confirmed that the address is yours.
          Open the link that we mailed there, then come back to this page.
        </Trans>
      </p>
      <p>
        <Trans>On your home page you can have the link sent again.</Trans>
      </p>
      <div className="row">
        <StateLink to="signedin.home" className={buttonClass()}>
          <Trans>Go to your home page</Trans>
        </StateLink>
      </div>
    </>
  );
}
