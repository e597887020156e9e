import { DetailsScreen } from '../../estimate-details/details-screen.tsx';
import type { DetailsParams } from '../../estimate-details/details-params.ts';
import { GuestEstimates } from '../../guest-estimates/guest-estimates.tsx';
import { recallGuestToken } from '../../guest-estimates/guest-token.ts';
import { useStateParams } from '../../router/use-state-params.ts';

/** A guest's estimate. */
export function Page() {
  const params = useDetailsParams();
  return (
    <GuestEstimates token={params?.token}>
      <DetailsScreen params={params} />
    </GuestEstimates>
  );
}

/** The parameters of the address, with this tab's token if the address has none; null if they cannot be read. */
function useDetailsParams(): DetailsParams | null {
  const params = useStateParams('estimates-details');
  const token = params?.token ?? recallGuestToken();
  return params && token !== undefined ? { ...params, token } : params;
}
