import type { StateParams } from '@portico/contract';
import { ServicesScreen } from '../../estimate-services/services-screen.tsx';
import { GuestEstimates } from '../../guest-estimates/guest-estimates.tsx';
import { recallGuestToken, rememberGuestToken } from '../../guest-estimates/guest-token.ts';
import { useGo } from '../../router/use-go.ts';
import { useStateParams } from '../../router/use-state-params.ts';

/** The services of a guest's estimate. */
export function Page() {
  const params = useServicesParams();
  const keepToken = useKeepToken(params);
  return (
    <GuestEstimates token={params?.token}>
      <ServicesScreen params={params} onToken={keepToken} />
    </GuestEstimates>
  );
}

/** The parameters of the address, with this tab's token if it has neither a token nor a captcha response. */
function useServicesParams(): StateParams<'estimates-services'> | null {
  const params = useStateParams('estimates-services');
  const token = params?.token ?? (params?.cRes === undefined ? recallGuestToken() : undefined);
  return params && token !== undefined ? { ...params, token } : params;
}

/** Stores a new or renewed token for "back" and for reloads: a captcha response works only once. */
function useKeepToken(params: StateParams<'estimates-services'> | null): (token: string) => void {
  const go = useGo();
  return (token) => {
    rememberGuestToken(token);
    if (!params || token === params.token) return;
    const { cRes: _spent, ...rest } = params;
    go('estimates-services', { ...rest, token }, { replace: true });
  };
}
