import { useLingui } from '@lingui/react/macro';
import { getEstimateServices, type StateParams } from '@portico/contract';
import { useEffect } from 'react';
import { CallProblem } from '../../frame/call-problem.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page as FramePage } from '../../frame/page.tsx';
import { EstimateSteps } from '../../guest-estimates/estimate-steps.tsx';
import { recallGuestToken, rememberGuestToken } from '../../guest-estimates/guest-token.ts';
import { servicesInput } from '../../guest-estimates/services-input.ts';
import { rememberServicesView } from '../../guest-estimates/services-view.ts';
import { losesFooting, useUnstableState } from '../../guest-estimates/unstable-state.ts';
import { usePortal } from '../../portal/portal.tsx';
import { useCall } from '../../portal/use-call.ts';
import { useGo } from '../../router/use-go.ts';
import { useStateParams } from '../../router/use-state-params.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CategoryPage } from './category-page.tsx';
import { ServicesPage } from './services-page.tsx';
import './services.css';

/** What one needs: kinds of care, a search, everything from A to Z (spec §2, 'Estimate services screen'). */
export function Page() {
  const { t } = useLingui();
  const params = useServicesParams();
  const { settings } = usePortal();
  const isMultiSA = settings.serviceAreas.length > 1;
  const hasFooting = params?.svcArea !== undefined && (params.token ?? params.cRes) !== undefined;
  const { reply, failure, retry } = useCall(getEstimateServices, servicesInput(params ?? {}, isMultiSA), {
    enabled: hasFooting,
    // What is being typed stays when the language changes.
    keepPrevious: true,
  });
  const unstable = !hasFooting || losesFooting(failure);
  useUnstableState(unstable);
  useKeepToken(params, reply?.EstimateGlobal);
  useEffect(() => {
    if (params) rememberServicesView(params);
  }, [params]);

  if (reply && params && !unstable) {
    // A key of its own: a kind of care is another page to whoever opens it, with a heading that takes focus.
    return params.category === undefined ? (
      <ServicesPage key="all" catalogue={reply} params={params} />
    ) : (
      <CategoryPage key={params.category} catalogue={reply} params={{ ...params, category: params.category }} />
    );
  }
  return (
    <FramePage state="estimates-services" above={<EstimateSteps at="estimates-services" />}>
      {failure && !unstable ? (
        <CallProblem failure={failure} onRetry={retry} />
      ) : (
        <Loading label={t`Loading the services`}>
          <Skeleton shape="line" />
          <div className="tiles">
            <Skeleton shape="tile" count={8} />
          </div>
        </Loading>
      )}
    </FramePage>
  );
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
