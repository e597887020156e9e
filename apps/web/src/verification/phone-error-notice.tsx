import { Trans } from '@lingui/react/macro';
import type { CallFailure } from '../api/call-failure.ts';
import { SignUpErrorNotice } from '../sign-up/sign-up-error-notice.tsx';
import { TooSoon } from '../two-step/too-soon.tsx';
import { Notice } from '../ui/notice.tsx';
import './words.ts';

/** In seconds. Longer waits are those of the daily limit of codes. */
const AN_HOUR = 60 * 60;

/** Why no code was sent. */
export function PhoneErrorNotice({ failure, onRetry }: { failure: CallFailure | null; onRetry: () => void }) {
  if (failure?.error !== 'tooManyRequests') return <SignUpErrorNotice failure={failure} onRetry={onRetry} />;
  if ((failure.retryAfter ?? 0) <= AN_HOUR) return <TooSoon retryAfter={failure.retryAfter} />;
  return (
    <Notice kind="sun" role="alert" title={<Trans>We cannot send another code today.</Trans>}>
      <p>
        <Trans>The last one works until it expires. Otherwise choose another option below.</Trans>
      </p>
    </Notice>
  );
}

/** The registry does not answer: there may be a phone, but it is unknown now. */
export function NoPhoneNow() {
  return (
    <Notice kind="sun" role="alert" title={<Trans>We cannot send codes at the moment.</Trans>}>
      <p>
        <Trans>Please try again in a few minutes, or choose another option below.</Trans>
      </p>
    </Notice>
  );
}
