import { Plural, Trans } from '@lingui/react/macro';
import type { CallFailure } from '../api/call-failure.ts';
import { CallErrorNotice } from '../frame/call-error-notice.tsx';
import { PhoneLink } from '../frame/phone-link.tsx';
import { usePortal } from '../portal/portal.tsx';
import { Notice } from '../ui/notice.tsx';
import './words.ts';

export interface SendErrorNoticeProps {
  failure: CallFailure | null;
  onRetry: () => void;
}

/** Why a message was not sent; nothing if its fields show it. */
export function SendErrorNotice({ failure, onRetry }: SendErrorNoticeProps) {
  if (failure === null || failure.fields.length > 0) return null;
  if (failure.error === 'tooManyRequests') return <TooMany retryAfter={failure.retryAfter} />;
  if (failure.error === 'captchaRefused') {
    return (
      <Notice kind="rose" role="alert" title={<Trans>The check that you are a person did not work this time.</Trans>}>
        <p>
          <Trans>Nothing you entered is lost. Please send it again.</Trans>
        </p>
      </Notice>
    );
  }
  return <CallErrorNotice failure={failure} onRetry={onRetry} />;
}

/** @param retryAfter seconds; null if unknown. */
function TooMany({ retryAfter }: { retryAfter: number | null }) {
  const { phones } = usePortal().settings;
  const minutes = Math.ceil((retryAfter ?? 60) / 60);
  return (
    <Notice kind="sun" role="alert" title={<Trans>You have sent us several messages.</Trans>}>
      <p>
        <Plural
          value={minutes}
          one="You can send the next one in # minute."
          other="You can send the next one in # minutes."
        />
      </p>
      <p>
        <Trans>
          Is it urgent? Call the help desk at <PhoneLink number={phones.helpdesk} />.
        </Trans>
      </p>
    </Notice>
  );
}
