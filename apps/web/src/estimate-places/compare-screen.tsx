import { Trans, useLingui } from '@lingui/react/macro';
import { compareSites, type StateParams } from '@portico/contract';
import { useEffect } from 'react';
import type { CallFailure } from '../api/call-failure.ts';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
import { EstimateSteps } from '../estimates-base/estimate-steps.tsx';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { readHexText } from '../estimates-base/hex-text.ts';
import { withServicesView } from '../estimates-base/services-view.ts';
import { losesFooting, useUnstableState } from '../estimates-base/unstable-state.ts';
import { Loading } from '../frame/loading.tsx';
import { Page as FramePage } from '../frame/page.tsx';
import { callCache, useCall } from '../portal/use-call.ts';
import { StateLink } from '../router/state-link.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ComparedSites } from './compared-sites.tsx';
import './words.ts';

// An insurance that was entered on the way on counts here too: who comes back sees the list at once, and it is asked for anew.
callCache.setQueryDefaults([compareSites.name], { staleTime: 0 });

export interface CompareScreenProps {
  /** null if the address cannot be read. */
  params: StateParams<'estimates-compare'> | null;
  /** The guest's token is no longer valid. */
  onLost: (failure: CallFailure | null) => void;
}

/** A service at every site: what one would pay, what that holds, how far it is (issue 14, point 2; docs/decisions/0129). */
export function CompareScreen({ params, onLost }: CompareScreenProps) {
  const { t } = useLingui();
  const { token } = useEstimatesBase();
  const template = params?.template;
  const { reply, failure, retry } = useCall(
    compareSites,
    { template: template ?? '', token },
    { enabled: template !== undefined && token !== undefined, keepPrevious: true },
  );
  const isLost = failure?.error === 'guestTokenRequired';
  useUnstableState(template === undefined || (losesFooting(failure) && !isLost));
  useEffect(() => {
    if (isLost) onLost(failure);
    // Once for each refusal.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isLost]);
  const name = reply?.ServiceName ?? readHexText(params?.tDesc ?? '') ?? undefined;
  return (
    <FramePage
      state="estimates-compare"
      title={name}
      titleLang={reply?.ServiceNameLanguage}
      lead={<Lead planName={reply?.PlanName} />}
      above={
        <EstimateSteps at="estimates-compare" isCareFirst>
          <StateLink to="estimates-services" params={withServicesView(token === undefined ? {} : { token })}>
            <Trans>Different service</Trans>
          </StateLink>
        </EstimateSteps>
      }
    >
      {failure && !losesFooting(failure) && <EstimateErrorNotice failure={failure} onRetry={retry} />}
      {reply && params && <ComparedSites compared={reply} params={params} />}
      {!reply && (!failure || losesFooting(failure)) && (
        <Loading label={t`Loading the places`}>
          <div className="stack">
            <Skeleton shape="card" count={3} />
          </div>
        </Loading>
      )}
    </FramePage>
  );
}

function Lead({ planName }: { planName: string | undefined }) {
  if (planName === undefined) return null;
  return planName === '' ? (
    <Trans>What you would pay without insurance, at every place. You can add your insurance in the next step.</Trans>
  ) : (
    <Trans>What you would pay with {planName}, at every place.</Trans>
  );
}
