import { DetailsScreen } from '../../../estimate-details/details-screen.tsx';
import { PatientEstimates } from '../../patient-estimates/patient-estimates.tsx';
import { useSignedInParams } from '../../use-signed-in-params.ts';

/** A signed-in user's estimate: a new or a saved one. */
export function Page() {
  return (
    <PatientEstimates>
      <DetailsScreen params={useSignedInParams('patient-cost-estimates-detail')} />
    </PatientEstimates>
  );
}
