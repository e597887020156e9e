import { Trans } from '@lingui/react/macro';
import type { Language } from '@portico/contract';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { LoginState } from '../login-state.ts';

/** That the account is locked, until when, and what one can do meanwhile (spec §8: loginLockout and loginSuspended). */
export function LockNotice({
  state: { suspended, canReset, lockedUntil },
}: {
  state: Pick<LoginState, 'suspended' | 'canReset' | 'lockedUntil'>;
}) {
  const { settings, language } = usePortal();
  const time = lockedUntil === null ? null : timeWords(lockedUntil, language);
  return (
    <Notice kind="rose" title={<Trans>Account Locked</Trans>}>
      <p>
        {canReset ? (
          <Trans>For your safety, choose a new password before you sign in again.</Trans>
        ) : suspended ? (
          <Trans>This account has been suspended. We can help you by phone.</Trans>
        ) : (
          <Trans>There were too many tries.</Trans>
        )}
      </p>
      {time !== null && (
        <p>
          <Trans>You can try again after {time}.</Trans>
        </p>
      )}
      {canReset && (
        <StateLink to="forgot-password" className={buttonClass()}>
          <Trans>Reset password</Trans>
        </StateLink>
      )}
      <p>
        <Trans>
          For help, call the help desk at <PhoneLink number={settings.phones.helpdesk} />.
        </Trans>
      </p>
    </Notice>
  );
}

const MINUTE = 60_000;

/** The minute by which a time is past, with its day where that is not today. */
function timeWords(time: number, language: Language): string {
  const minute = new Date(Math.ceil(time / MINUTE) * MINUTE);
  const isToday = minute.toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ weekday: 'long', month: 'long', day: 'numeric' } as const);
  // As the hospital's country writes times, in either language.
  return new Intl.DateTimeFormat(`${language}-US`, { ...day, hour: 'numeric', minute: '2-digit' }).format(minute);
}
