import { Plural, Trans } from '@lingui/react/macro';
import { ACCESS_CODE_FAILURES } from '@portico/contract';
import { useState, type ReactNode } from 'react';
import type { CallFailure } from '../api/call-failure.ts';
import { Overtaken } from '../flow/overtaken.tsx';
import { CallErrorNotice } from '../frame/call-error-notice.tsx';
import { PhoneLink } from '../frame/phone-link.tsx';
import { lockedUntil } from '../locked/locked-until.ts';
import { unlockTime } from '../locked/unlock-time.ts';
import { numberWord } from '../locales/number-word.ts';
import { usePortal } from '../portal/portal.tsx';
import { Notice } from '../ui/notice.tsx';
import './words.ts';

export interface LookupErrorNoticeProps {
  failure: CallFailure | null;
  onRetry: () => void;
  /** What to check if the values do not match. */
  check: ReactNode;
}

/** Why a lookup failed; nothing if its fields show it. The message is the same, whichever value was wrong (spec §4). */
export function LookupErrorNotice({ failure, onRetry, check }: LookupErrorNoticeProps) {
  if (failure === null || failure.fields.length > 0 || failure.error === 'accessCodeExpired') return null;
  if (failure.error === 'activationRefused') return <Refused check={check} />;
  if (failure.error === 'outOfTurn') return <Overtaken />;
  if (failure.error === 'tooManyRequests' && failure.retryAfter !== null) {
    return <TooMany key={failure.retryAfter} retryAfter={failure.retryAfter} />;
  }
  return <CallErrorNotice failure={failure} onRetry={onRetry} />;
}

function Refused({ check }: { check: ReactNode }) {
  const { settings, language } = usePortal();
  const tries = numberWord(ACCESS_CODE_FAILURES, language);
  return (
    <Notice
      kind="rose"
      role="alert"
      title={<Trans>We could not find an account to activate with what you entered.</Trans>}
    >
      <p>{check}</p>
      <p>
        <Trans>
          After {tries} wrong tries a code or link stops working. If you are stuck, call the help desk at{' '}
          <PhoneLink number={settings.phones.helpdesk} />.
        </Trans>
      </p>
    </Notice>
  );
}

function TooMany({ retryAfter }: { retryAfter: number }) {
  const { settings, language } = usePortal();
  const [now] = useState(() => new Date());
  const { day, time, hour } = unlockTime(lockedUntil(retryAfter, now.getTime()) ?? 0, language, now);
  return (
    <Notice kind="rose" role="alert" title={<Trans>There were too many wrong tries from your connection.</Trans>}>
      <p>
        {day === null ? (
          <Plural value={hour} one={`You can try again from ${time}.`} other={`You can try again from ${time}.`} />
        ) : (
          <Plural
            value={hour}
            one={`You can try again from ${day}, at ${time}.`}
            other={`You can try again from ${day}, at ${time}.`}
          />
        )}
      </p>
      <p>
        <Trans>
          If you need help now, call the help desk at <PhoneLink number={settings.phones.helpdesk} />.
        </Trans>
      </p>
    </Notice>
  );
}
