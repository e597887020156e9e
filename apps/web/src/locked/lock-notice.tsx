import { Plural, Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { PhoneLink } from '../frame/phone-link.tsx';
import { usePortal } from '../portal/portal.tsx';
import { StateLink } from '../router/state-link.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { unlockTime } from './unlock-time.ts';
import './words.ts';

/** Why an account is locked: too many tries; or staff suspended it, until the password is reset or indefinitely. */
type LockReason = 'tries' | 'mustReset' | 'suspended';

export interface LockNoticeProps {
  reason: LockReason;
  /** When the lock ends, in milliseconds of this browser's clock; null if unknown. */
  until?: number | null;
  /** Has it read out when it appears, if nothing else does. */
  role?: 'alert' | undefined;
}

/** Says that the account is locked, until when, and what to do meanwhile (spec §8: loginLockout and loginSuspended). */
export function LockNotice({ reason, until = null, role }: LockNoticeProps) {
  const { settings } = usePortal();
  return (
    <Notice kind="rose" role={role} title={<Trans>Account Locked</Trans>}>
      <p>
        <Reason of={reason} />
      </p>
      {until !== null && (
        <p>
          <Until until={until} />
        </p>
      )}
      {reason === 'mustReset' && (
        <StateLink to="forgot-password" className={buttonClass()}>
          <Trans>Reset password</Trans>
        </StateLink>
      )}
      <p>
        <Trans>
          If you need help now, call the help desk at <PhoneLink number={settings.phones.helpdesk} />.
        </Trans>
      </p>
    </Notice>
  );
}

function Reason({ of }: { of: LockReason }): ReactNode {
  if (of === 'mustReset')
    return <Trans>To keep your records safe, choose a new password before you sign in again.</Trans>;
  if (of === 'suspended') return <Trans>This account is suspended. We can help you by phone.</Trans>;
  return <Trans>There were too many wrong tries, so we locked the account to keep your records safe.</Trans>;
}

function Until({ until }: { until: number }) {
  const { language } = usePortal();
  const [now] = useState(() => new Date());
  const { day, time, hour } = unlockTime(until, language, now);
  // English uses the same words for every hour; Spanish does not.
  if (day === null) {
    return <Plural value={hour} one={`You can try again from ${time}.`} other={`You can try again from ${time}.`} />;
  }
  return (
    <Plural
      value={hour}
      one={`You can try again from ${day}, at ${time}.`}
      other={`You can try again from ${day}, at ${time}.`}
    />
  );
}
