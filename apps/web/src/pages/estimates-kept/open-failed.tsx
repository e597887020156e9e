import { Trans } from '@lingui/react/macro';
import { KEPT_ESTIMATE_PAUSE_MINUTES } from '@portico/contract';
import type { CallFailure } from '../../api/call-failure.ts';
import { EstimateErrorNotice } from '../../estimates-base/estimate-error-notice.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { Notice } from '../../ui/notice.tsx';

export interface OpenFailedProps {
  failure: CallFailure;
  onRetry: () => void;
}

/** Why nothing opened. What was wrong is told to nobody. */
export function OpenFailed({ failure, onRetry }: OpenFailedProps) {
  const { settings } = usePortal();
  if (failure.error === 'tooManyRequests') {
    return (
      <Notice
        kind="sun"
        role="alert"
        title={<Trans>Too many tries. Wait {KEPT_ESTIMATE_PAUSE_MINUTES} minutes, then try again.</Trans>}
      >
        <p>
          <Trans>
            Do you need the price now? Call us at <PhoneLink number={settings.phones.estimates} />.
          </Trans>
        </p>
      </Notice>
    );
  }
  if (failure.error !== 'keptEstimateRefused') return <EstimateErrorNotice failure={failure} onRetry={onRetry} />;
  return (
    <Notice kind="rose" role="alert" title={<Trans>No estimate opens with these.</Trans>}>
      <p>
        <Trans>
          Check the number and how it was kept. An estimate also closes for good after its last day, when it was
          deleted, or after too many wrong tries. Then you can get a new one, or call us at{' '}
          <PhoneLink number={settings.phones.estimates} />.
        </Trans>
      </p>
    </Notice>
  );
}
