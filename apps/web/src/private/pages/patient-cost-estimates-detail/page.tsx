import { DetailsScreen } from '../../../estimate-details/details-screen.tsx';
import { PatientEstimates } from '../../patient-estimates/patient-estimates.tsx';
import { useSignedInParams } from '../../use-signed-in-params.ts';

/** What a service costs whoever is signed in, or an estimate that they saved. */
export function Page() {
  return (
    <PatientEstimates>
      <DetailsScreen params={useSignedInParams('patient-cost-estimates-detail')} />
    </PatientEstimates>
  );
}
