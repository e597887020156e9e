import { useLingui } from '@lingui/react/macro';
import { getEstimateServices, type CallReply, type StateParams } from '@portico/contract';
import { useEffect } from 'react';
import { EstimateProblem } from '../../guest-estimates/estimate-problem.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page as FramePage } from '../../frame/page.tsx';
import { recallGuestToken, rememberGuestToken } from '../../guest-estimates/guest-token.ts';
import { servicesInput } from '../../guest-estimates/services-input.ts';
import { rememberServicesView } from '../../guest-estimates/services-view.ts';
import { losesFooting, useUnstableState } from '../../guest-estimates/unstable-state.ts';
import { usePortal } from '../../portal/portal.tsx';
import { useCall } from '../../portal/use-call.ts';
import { useGo } from '../../router/use-go.ts';
import { useStateParams } from '../../router/use-state-params.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AllServices, type AllServicesProps } from './all-services.tsx';
import { COMMON } from './common.ts';
import { KindOfCare } from './kind-of-care.tsx';
import { useServicesHead } from './use-services-head.tsx';
import './services.css';

/** What one needs: kinds of care, a search, everything from A to Z (spec §2, 'Estimate services screen'). */
export function Page() {
  const params = useServicesParams();
  const { settings } = usePortal();
  const isMultiSA = settings.serviceAreas.length > 1;
  const hasFooting = params?.svcArea !== undefined && (params.token ?? params.cRes) !== undefined;
  const { reply, failure, retry } = useCall(getEstimateServices, servicesInput(params ?? {}, isMultiSA), {
    enabled: hasFooting,
    // What is being typed stays when the language changes.
    keepPrevious: true,
  });
  const unstable = !hasFooting || losesFooting(failure) || !hasCategory(reply, params?.category);
  useUnstableState(unstable);
  useKeepToken(params, reply?.EstimateGlobal);
  const head = useServicesHead(reply, params ?? {});
  useEffect(() => {
    if (params) rememberServicesView(params);
  }, [params]);

  // One page from the skeleton to the services, so that its heading takes focus once, however late they come. Each kind of
  // care has a key of its own: it is another page to whoever opens it.
  return (
    <FramePage key={params?.category ?? ''} state="estimates-services" {...head}>
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

/** The parameters of the address; the token of this tab where the address has neither a token nor a captcha response. */
function useServicesParams(): StateParams<'estimates-services'> | null {
  const params = useStateParams('estimates-services');
  const token = params?.token ?? (params?.cRes === undefined ? recallGuestToken() : undefined);
  return params && token !== undefined ? { ...params, token } : params;
}

/** Puts the token that was earned or renewed where going back and reloading find it: a captcha response works once. */
function useKeepToken(params: StateParams<'estimates-services'> | null, token: string | undefined): void {
  const go = useGo();
  const current = params?.token;
  useEffect(() => {
    if (token === undefined) return;
    rememberGuestToken(token);
    if (params && token !== current) {
      const { cRes: _spent, ...rest } = params;
      go('estimates-services', { ...rest, token }, { replace: true });
    }
    // When another token comes; the other parameters only travel along.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [token, current]);
}
