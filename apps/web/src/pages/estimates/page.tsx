import { PlacesScreen } from '../../estimate-places/places-screen.tsx';
import { GuestEstimates } from '../../guest-estimates/guest-estimates.tsx';
import { useStateParams } from '../../router/use-state-params.ts';

/** Where a guest would go. */
export function Page() {
  return (
    <GuestEstimates>
      <PlacesScreen params={useStateParams('estimates')} />
    </GuestEstimates>
  );
}
