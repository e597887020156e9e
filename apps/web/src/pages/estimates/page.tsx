import { LocationsScreen } from '../../estimate-places/locations-screen.tsx';
import { GuestEstimates } from '../../guest-estimates/guest-estimates.tsx';
import { useStateParams } from '../../router/use-state-params.ts';

/** The locations of a guest's estimate. */
export function Page() {
  return (
    <GuestEstimates>
      <LocationsScreen params={useStateParams('estimates')} />
    </GuestEstimates>
  );
}
