import { useLingui } from '@lingui/react/macro';
import { type EstimateModel, stateOf, textOf } from '@portico/contract';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
import { Loading } from '../frame/loading.tsx';
import { Page as FramePage } from '../frame/page.tsx';
import { readHexText } from '../estimates-base/hex-text.ts';
import { losesFooting, useUnstableState } from '../estimates-base/unstable-state.ts';
import { usePortal } from '../portal/portal.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { EstimatePath } from './estimate-path.tsx';
import { EstimateView } from './estimate-view.tsx';
import { planNameOf } from './insurance-status.ts';
import type { DetailsParams } from './details-params.ts';
import { isReadable, useEstimate } from './use-estimate.ts';
import { useEstimateOfPage } from './use-estimate-of-page.ts';
import './details-screen.css';
import './words.ts';

/**
 * The price of a service, how it is computed, and what can be chosen (spec §2, 'Estimate details screen').
 *
 * @param params null if the address cannot be read.
 */
export function DetailsScreen({ params }: { params: DetailsParams | null }) {
  const { name, onMove } = useEstimateOfPage(params ?? {});
  return <DetailsOfEstimate key={name} params={params} onMove={onMove} />;
}

interface DetailsOfEstimateProps {
  params: DetailsParams | null;
  onMove: (next: DetailsParams) => void;
}

function DetailsOfEstimate({ params, onMove }: DetailsOfEstimateProps) {
  const { states } = useEstimatesBase();
  const estimate = useEstimate(params);
  const model = estimate.reply;
  const isUnstable = !isReadable(params) || losesFooting(estimate.failure);
  useUnstableState(isUnstable);
  const { language } = usePortal();
  const givenName = model?.GivenName || undefined;
  const heading = givenName ?? model?.ServiceName ?? readHexText(params?.tDesc ?? '') ?? undefined;
  const stateTitle = textOf(stateOf(states.details).title, language);
  return (
    <FramePage
      state={states.details}
      title={heading}
      titleLang={givenName === undefined ? model?.ServiceNameLanguage : undefined}
      windowTitle={heading && `${heading} · ${stateTitle}`}
      lead={model && <Lead model={model} />}
      above={<EstimatePath params={params ?? {}} />}
    >
      {estimate.failure && !isUnstable && <EstimateErrorNotice failure={estimate.failure} onRetry={estimate.retry} />}
      {model && params && (
        <EstimateView
          model={model}
          params={params}
          isLoading={estimate.loading}
          reload={estimate.retry}
          onMove={onMove}
        />
      )}
      {!model && (!estimate.failure || isUnstable) && <DetailsSkeleton />}
    </FramePage>
  );
}

/** The location, the provider, and the plan. */
function Lead({ model }: { model: EstimateModel }) {
  const { t } = useLingui();
  const insurance = model.IsSelfPay ? null : model.CurrentInsurance;
  const manner = insurance === null ? t`Without insurance` : planNameOf(insurance);
  const service = model.GivenName === '' ? null : model.ServiceName;
  const parts = [service, model.CurrentLocation?.Name, model.CurrentProvider?.Name, manner];
  return parts.filter(Boolean).join(' · ');
}

function DetailsSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading your estimate`}>
      <div className="details-skeleton">
        <div className="details-skeleton-amount">
          <Skeleton shape="card" />
        </div>
        <div className="details-skeleton-rest">
          <Skeleton shape="card" count={2} />
        </div>
      </div>
    </Loading>
  );
}
