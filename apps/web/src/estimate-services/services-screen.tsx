import { useLingui } from '@lingui/react/macro';
import { CARE_FIRST, type CallReply, type getEstimateServices, type StateParams } from '@portico/contract';
import { useEffect } from 'react';
import { useEstimatesBase } from '../estimates-base/estimates-base.ts';
import { EstimateErrorNotice } from '../estimates-base/estimate-error-notice.tsx';
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
import { ServiceList } from './service-list.tsx';
import { ServicesLoading } from './services-loading.tsx';
import { useCategoryHead } from './use-category-head.ts';
import { useServices } from './use-services.ts';
import { useServicesHead } from './use-services-head.tsx';
import './services.css';
import './words.ts';

export interface ServicesScreenProps {
  /** null if the address cannot be read. */
  params: StateParams<'estimates-services'> | null;
  /** Called for each token that comes with the services. */
  onToken?: (token: string) => void;
}

/** The choice of a service: by category, by search, or from A to Z (spec §2, 'Estimate services screen'). */
export function ServicesScreen({ params, onToken }: ServicesScreenProps) {
  const { settings } = usePortal();
  const { isSignedIn, calls, states } = useEstimatesBase();
  const hasSeveralServiceAreas = settings.serviceAreas.length > 1;
  const isCareFirst = params?.first === CARE_FIRST;
  const hasFooting =
    (params?.svcArea !== undefined || isCareFirst) && (isSignedIn || (params.token ?? params.cRes) !== undefined);
  const { reply, failure, retry } = useCall(
    calls.getEstimateServices,
    servicesInput(params ?? {}, hasSeveralServiceAreas),
    {
      enabled: hasFooting,
      // The text in the search stays when the language changes.
      keepPrevious: true,
    },
  );
  const unstable = !hasFooting || losesFooting(failure) || !hasCategory(reply, params?.category);
  useUnstableState(unstable);
  const token = reply?.GuestToken;
  useEffect(() => {
    if (token !== undefined) onToken?.(token);
    // When another token comes, from the server or in the address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [token, params?.token]);
  const category = useCategoryHead(reply, params?.category);
  const head = useServicesHead(reply, params ?? {}, category);
  useEffect(() => {
    if (params) rememberServicesView(params, category);
  }, [params, category]);

  // One page from the skeleton to the services, so that its heading takes focus only once. Each category has a key of
  // its own: for the visitor it is another page.
  return (
    <FramePage key={params?.category ?? ''} state={states.services} {...head}>
      {reply && params && !unstable ? (
        <Services catalogue={reply} params={params} />
      ) : failure && !unstable ? (
        <EstimateErrorNotice failure={failure} onRetry={retry} />
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

/** The services of one category. */
function KindOfCare({ params }: { params: StateParams<'estimates-services'> & { category: string } }) {
  const wanted = params.category === COMMON ? { getCommon: true } : { categoryId: params.category };
  const { reply, failure, retry } = useServices(params, wanted);
  return (
    <>
      {failure && <EstimateErrorNotice failure={failure} onRetry={retry} />}
      {reply && <ServiceList services={reply.Services} params={params} />}
      {!reply && !failure && <ServicesLoading />}
    </>
  );
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

/** Whether a category is among those of the location; true while they are not known. */
function hasCategory(catalogue: CallReply<typeof getEstimateServices> | undefined, id: string | undefined): boolean {
  return id === undefined || id === COMMON || (catalogue?.Categories.some((each) => each.Id === id) ?? true);
}
