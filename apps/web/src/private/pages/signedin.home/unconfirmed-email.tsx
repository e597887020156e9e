import { Trans } from '@lingui/react/macro';
import { StateLink } from '../../../router/state-link.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LinkAgainButton, LinkAgainOutcome } from '../../email/link-again.tsx';
import { useLinkAgain } from '../../email/use-link-again.ts';

/** The account's address waits to be confirmed (issue 12, point 5). */
export function UnconfirmedEmail({ address }: { address: string }) {
  const again = useLinkAgain();
  return (
    <Notice
      kind="sun"
      title={
        <Trans>
          Confirm your email address: <span className="address">{address}</span>
        </Trans>
      }
    >
      <p>
        <Trans>
          Open the link that we have sent there. Until then we cannot help you by email if you forget your username or
          password.
        </Trans>
      </p>
      <LinkAgainOutcome {...again} />
      <div className="row">
        <LinkAgainButton {...again} />
        <StateLink to="account-security" className={buttonClass('quiet')}>
          <Trans>Change address</Trans>
        </StateLink>
      </div>
    </Notice>
  );
}
