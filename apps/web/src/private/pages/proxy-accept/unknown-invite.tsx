import { Trans } from '@lingui/react/macro';
import { PhoneLink } from '../../../frame/phone-link.tsx';
import { usePortal } from '../../../portal/portal.tsx';
import { StateLink } from '../../../router/state-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';

/** For an invitation that cannot be answered, for whatever reason. */
export function UnknownInvite() {
  const { settings } = usePortal();
  return (
    <>
      <p>
        <Trans>
          It was already answered, has expired, or is not for this account: it is for the email address to which it was
          sent, and the date of birth that the person gave. Ask the person for a new one.
        </Trans>
      </p>
      <p>
        <Trans>
          If you are not sure, call the help desk at <PhoneLink number={settings.phones.helpdesk} />.
        </Trans>
      </p>
      <div className="row">
        <StateLink to="signedin.home" className={buttonClass()}>
          <Trans>Go to your home page</Trans>
        </StateLink>
      </div>
    </>
  );
}
