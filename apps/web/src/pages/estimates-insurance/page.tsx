import type { StateParams } from '@portico/contract';
import { GuestEstimates } from '../../guest-estimates/guest-estimates.tsx';
import { recallGuestToken } from '../../guest-estimates/guest-token.ts';
import { useStateParams } from '../../router/use-state-params.ts';
import { InsuranceScreen } from './insurance-screen.tsx';

/** With which insurance a guest would pay. */
export function Page() {
  const params = useInsuranceParams();
  return (
    <GuestEstimates token={params?.token}>
      <InsuranceScreen params={params} />
    </GuestEstimates>
  );
}

/** What the address says, with the token that this tab remembers where the address has none; null for an unreadable one. */
function useInsuranceParams(): StateParams<'estimates-insurance'> | null {
  const params = useStateParams('estimates-insurance');
  const token = params?.token ?? recallGuestToken();
  return params && token !== undefined ? { ...params, token } : params;
}
