import { LocationsScreen } from '../../../estimate-places/locations-screen.tsx';
import { PatientEstimates } from '../../patient-estimates/patient-estimates.tsx';
import { useSignedInParams } from '../../use-signed-in-params.ts';

/** The locations of a signed-in user's estimate. */
export function Page() {
  return (
    <PatientEstimates>
      <LocationsScreen params={useSignedInParams('patient-cost-estimates-location')} />
    </PatientEstimates>
  );
}
