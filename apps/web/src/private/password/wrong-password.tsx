import { Plural, Trans } from '@lingui/react/macro';
import { LOGIN_ATTEMPTS } from '@portico/contract';
import type { CallFailure } from '../../api/call-failure.ts';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { LockedBy } from '../../locked/locked-by.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { Notice } from '../../ui/notice.tsx';
import './words.ts';

/** Why the current password was refused: it is wrong, or there were too many tries. */
export function WrongPassword({ failure }: { failure: CallFailure }) {
  const { settings } = usePortal();
  if (failure.error === 'loginLockout') return <LockedBy failure={failure} />;
  if (failure.error === 'invalidLogin') {
    const left = failure.details?.numRemainingLogin ?? LOGIN_ATTEMPTS;
    return (
      <Notice kind="rose" role="alert" title={<Trans>That is not the password of your account.</Trans>}>
        <p>
          <Plural
            value={left}
            one="You have # try left before your account is locked."
            other="You have # tries left before your account is locked."
          />
        </p>
      </Notice>
    );
  }
  return (
    <Notice kind="rose" role="alert" title={<Trans>We could not check the password.</Trans>}>
      <p>
        <Trans>
          Check your connection and try again. If it happens again, call us at{' '}
          <PhoneLink number={settings.phones.helpdesk} />.
        </Trans>
      </p>
    </Notice>
  );
}
