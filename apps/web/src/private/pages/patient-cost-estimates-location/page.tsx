import { PlacesScreen } from '../../../estimate-places/places-screen.tsx';
import { PatientEstimates } from '../../patient-estimates/patient-estimates.tsx';
import { useSignedInParams } from '../../use-signed-in-params.ts';

/** The locations of a signed-in user's estimate. */
export function Page() {
  return (
    <PatientEstimates>
      <PlacesScreen params={useSignedInParams('patient-cost-estimates-location')} />
    </PatientEstimates>
  );
}
