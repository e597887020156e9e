import { Plural, Trans } from '@lingui/react/macro';
import type { CallFailure } from '../../api/call-failure.ts';
import { CallErrorNotice } from '../../frame/call-error-notice.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { usePortal } from '../../portal/portal.tsx';
import type { Partner } from '../../router/use-partner.ts';
import { Notice } from '../../ui/notice.tsx';

export interface RequestErrorNoticeProps {
  failure: CallFailure | null;
  partner: Partner;
  onRetry: () => void;
}

/** Why a request failed (spec §8, 'Partner'); nothing if the field shows it. */
export function RequestErrorNotice({ failure, partner, onRetry }: RequestErrorNoticeProps) {
  if (failure === null || failure.fields.length > 0) return null;
  if (failure.error === 'partnerRefused') return <Refused partner={partner} />;
  if (failure.error === 'verifierUnavailable') return <NobodyAnswers company={partner.fullName} />;
  if (failure.error === 'captchaRefused') return <CaptchaRefused />;
  if (failure.error === 'tooManyRequests') return <TooMany retryAfter={failure.retryAfter} />;
  return <CallErrorNotice failure={failure} onRetry={onRetry} />;
}

function Refused({ partner: { fullName: company, verificationType } }: { partner: Partner }) {
  const { phones } = usePortal().settings;
  return (
    <Notice kind="rose" role="alert" title={<Trans>We could not confirm that you work for {company}.</Trans>}>
      <p>
        {verificationType === 'email' ? (
          <Trans>
            Use the email address that {company} gave you, not a private one, and check it for typos. If it is right,
            call the help desk at <PhoneLink number={phones.helpdesk} />.
          </Trans>
        ) : (
          <Trans>
            Check the number. If it is right, call the help desk at <PhoneLink number={phones.helpdesk} />.
          </Trans>
        )}
      </p>
    </Notice>
  );
}

function NobodyAnswers({ company }: { company: string }) {
  return (
    <Notice kind="sun" role="alert" title={<Trans>We cannot ask {company} at the moment.</Trans>}>
      <p>
        <Trans>It was not because of what you entered. Please try again in a few minutes.</Trans>
      </p>
    </Notice>
  );
}

function CaptchaRefused() {
  return (
    <Notice kind="rose" role="alert" title={<Trans>The check that you are a person did not work this time.</Trans>}>
      <p>
        <Trans>Nothing you entered is lost. Please send it again.</Trans>
      </p>
    </Notice>
  );
}

/** @param retryAfter seconds; null if unknown. */
function TooMany({ retryAfter }: { retryAfter: number | null }) {
  const minutes = Math.ceil((retryAfter ?? 60) / 60);
  return (
    <Notice kind="sun" role="alert" title={<Trans>That was a lot of requests.</Trans>}>
      <p>
        <Plural
          value={minutes}
          one="If you have a link that you have not used, open it. Otherwise try again in # minute."
          other="If you have a link that you have not used, open it. Otherwise try again in # minutes."
        />
      </p>
    </Notice>
  );
}
