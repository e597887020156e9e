import { Trans, useLingui } from '@lingui/react/macro';
import type { CallReply, selectInsurance, StateParams } from '@portico/contract';
import { EstimateErrorNotice } from '../../estimates-base/estimate-error-notice.tsx';
import { EstimateSteps } from '../../estimates-base/estimate-steps.tsx';
import { useEstimatesBase } from '../../estimates-base/estimates-base.ts';
import { losesFooting, useUnstableState } from '../../estimates-base/unstable-state.ts';
import { Loading } from '../../frame/loading.tsx';
import { Page as FramePage } from '../../frame/page.tsx';
import { useCall } from '../../portal/use-call.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { InsuranceFlow } from './insurance-flow.tsx';
import './insurance-screen.css';

export interface InsuranceScreenProps {
  /** null if the address cannot be read. */
  params: StateParams<'estimates-insurance'> | null;
}

/** Loads the payors, and the estimate that the insurance is for (spec §2, 'Insurance selection page'). */
export function InsuranceScreen({ params }: InsuranceScreenProps) {
  const { t } = useLingui();
  const { calls } = useEstimatesBase();
  const { svcArea = '', template = '', location, token, fromDetails } = params ?? {};
  const isReadable = svcArea !== '' && template !== '';
  const { reply, failure, retry } = useCall(
    calls.selectInsurance,
    { svcArea, template, location, token, fromDetails: fromDetails === '1' },
    // The input stays when the language changes.
    { enabled: isReadable, fresh: true, keepPrevious: true },
  );
  const isUnstable = !isReadable || losesFooting(failure);
  useUnstableState(isUnstable);
  return (
    <FramePage
      state="estimates-insurance"
      above={<EstimateSteps at="estimates-insurance" />}
      lead={reply && <Lead reply={reply} />}
    >
      {failure && !isUnstable && <EstimateErrorNotice failure={failure} onRetry={retry} />}
      {reply && params && <InsuranceFlow key={reply.estimateId} reply={reply} params={params} />}
      {!reply && (!failure || isUnstable) && (
        <Loading label={t`Loading the insurances`}>
          <div className="form-width stack">
            <Skeleton shape="line" count={2} />
            <Skeleton shape="card" />
          </div>
        </Loading>
      )}
    </FramePage>
  );
}

/** Names the service and the location that the insurance is for. */
function Lead({ reply }: { reply: CallReply<typeof selectInsurance> }) {
  const service = <span lang={reply.ServiceNameLanguage}>{reply.ServiceName}</span>;
  return reply.LocationName === '' ? (
    service
  ) : (
    <Trans>
      {service} at {reply.LocationName}
    </Trans>
  );
}
