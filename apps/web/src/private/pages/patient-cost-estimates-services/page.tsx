import { ServicesScreen } from '../../../estimate-services/services-screen.tsx';
import { PatientEstimates } from '../../patient-estimates/patient-estimates.tsx';
import { useSignedInParams } from '../../use-signed-in-params.ts';

/** The services of a signed-in user's estimate. */
export function Page() {
  return (
    <PatientEstimates>
      <ServicesScreen params={useSignedInParams('patient-cost-estimates-services')} />
    </PatientEstimates>
  );
}
