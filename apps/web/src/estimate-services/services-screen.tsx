import { useLingui } from '@lingui/react/macro';
import type { CallReply, getEstimateServices, StateParams } from '@portico/contract';
import { useEffect } from 'react';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { EstimateProblem } from '../estimates-base/estimate-problem.tsx';
import { Loading } from '../frame/loading.tsx';
import { Page as FramePage } from '../frame/page.tsx';
import { servicesInput } from '../estimates-base/services-input.ts';
import { rememberServicesView } from '../estimates-base/services-view.ts';
import { losesFooting, useUnstableState } from '../estimates-base/unstable-state.ts';
import { usePortal } from '../portal/portal.tsx';
import { useCall } from '../portal/use-call.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { AllServices, type AllServicesProps } from './all-services.tsx';
import { COMMON } from './common.ts';
import { KindOfCare } from './kind-of-care.tsx';
import { useServicesHead } from './use-services-head.tsx';
import './services.css';
import './words.ts';

export interface ServicesScreenProps {
  /** null where the address cannot be read. */
  params: StateParams<'estimates-services'> | null;
  /** Told of each token that the services come with. */
  onToken?: (token: string) => void;
}

/** What one needs: kinds of care, a search, everything from A to Z (spec §2, 'Estimate services screen'). */
export function ServicesScreen({ params, onToken }: ServicesScreenProps) {
  const { settings } = usePortal();
  const { isSignedIn, calls, states } = useEstimatesBase();
  const hasSeveralServiceAreas = settings.serviceAreas.length > 1;
  const hasFooting = params?.svcArea !== undefined && (isSignedIn || (params.token ?? params.cRes) !== undefined);
  const { reply, failure, retry } = useCall(
    calls.getEstimateServices,
    servicesInput(params ?? {}, hasSeveralServiceAreas),
    {
      enabled: hasFooting,
      // What is being typed stays when the language changes.
      keepPrevious: true,
    },
  );
  const unstable = !hasFooting || losesFooting(failure) || !hasCategory(reply, params?.category);
  useUnstableState(unstable);
  const token = reply?.GuestToken;
  useEffect(() => {
    if (token !== undefined) onToken?.(token);
    // When another token comes, here or in the address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [token, params?.token]);
  const head = useServicesHead(reply, params ?? {});
  useEffect(() => {
    if (params) rememberServicesView(params);
  }, [params]);

  // One page from the skeleton to the services, so that its heading takes focus once, however late they come. Each kind of
  // care has a key of its own: it is another page to whoever opens it.
  return (
    <FramePage key={params?.category ?? ''} state={states.services} {...head}>
      {reply && params && !unstable ? (
        <Services catalogue={reply} params={params} />
      ) : failure && !unstable ? (
        <EstimateProblem failure={failure} onRetry={retry} />
      ) : (
        <CatalogueLoading />
      )}
    </FramePage>
  );
}

function Services({ catalogue, params }: AllServicesProps) {
  const { category } = params;
  if (category === undefined) return <AllServices catalogue={catalogue} params={params} />;
  return <KindOfCare params={{ ...params, category }} />;
}

function CatalogueLoading() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading the services`}>
      <Skeleton shape="line" />
      <div className="tiles">
        <Skeleton shape="tile" count={8} />
      </div>
    </Loading>
  );
}

/** Whether a kind of care is among those of the place, as far as they are known. */
function hasCategory(catalogue: CallReply<typeof getEstimateServices> | undefined, id: string | undefined): boolean {
  return id === undefined || id === COMMON || (catalogue?.Categories.some((each) => each.Id === id) ?? true);
}
