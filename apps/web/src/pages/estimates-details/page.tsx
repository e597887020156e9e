import { DetailsScreen } from '../../estimate-details/details-screen.tsx';
import type { DetailsParams } from '../../estimate-details/details-params.ts';
import { GuestEstimates } from '../../guest-estimates/guest-estimates.tsx';
import { recallGuestToken } from '../../guest-estimates/guest-token.ts';
import { useStateParams } from '../../router/use-state-params.ts';

/** What a service costs a guest. */
export function Page() {
  const params = useDetailsParams();
  return (
    <GuestEstimates token={params?.token}>
      <DetailsScreen params={params} />
    </GuestEstimates>
  );
}

/** What the address says, with the token that this tab remembers where the address has none; null for an unreadable one. */
function useDetailsParams(): DetailsParams | null {
  const params = useStateParams('estimates-details');
  const token = params?.token ?? recallGuestToken();
  return params && token !== undefined ? { ...params, token } : params;
}
