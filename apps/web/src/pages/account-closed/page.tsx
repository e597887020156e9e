import { Trans } from '@lingui/react/macro';
import { CLOSED_ACCOUNT_DAYS } from '@portico/contract';
import { Page as FramePage } from '../../frame/page.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** What is said to whoever has just closed their account. It reads the same whoever opens it. */
export function Page() {
  const { settings } = usePortal();
  return (
    <FramePage
      state="account-closed"
      width="form"
      lead={<Trans>You are signed out, and nobody can sign in to it any more. Thank you for having been here.</Trans>}
    >
      <p>
        <Trans>
          If you change your mind, call our help desk within {CLOSED_ACCOUNT_DAYS} days at{' '}
          <PhoneLink number={settings.phones.helpdesk} />. After that everything in it is erased. You can make a new
          account whenever you like.
        </Trans>
      </p>
      <div className="row">
        <StateLink to="home" className={buttonClass('secondary')}>
          <Trans>To the first page</Trans>
        </StateLink>
      </div>
    </FramePage>
  );
}
