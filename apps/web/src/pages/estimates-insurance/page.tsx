import type { StateParams } from '@portico/contract';
import { GuestEstimates } from '../../guest-estimates/guest-estimates.tsx';
import { recallGuestToken } from '../../guest-estimates/guest-token.ts';
import { useStateParams } from '../../router/use-state-params.ts';
import { InsuranceScreen } from './insurance-screen.tsx';

/** The insurance of a guest's estimate. */
export function Page() {
  const params = useInsuranceParams();
  return (
    <GuestEstimates token={params?.token}>
      <InsuranceScreen params={params} />
    </GuestEstimates>
  );
}

/** The parameters of the address, with this tab's token if the address has none; null if they cannot be read. */
function useInsuranceParams(): StateParams<'estimates-insurance'> | null {
  const params = useStateParams('estimates-insurance');
  const token = params?.token ?? recallGuestToken();
  return params && token !== undefined ? { ...params, token } : params;
}
