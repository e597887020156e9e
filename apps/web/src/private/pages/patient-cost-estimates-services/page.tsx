import { ServicesScreen } from '../../../estimate-services/services-screen.tsx';
import { PatientEstimates } from '../../patient-estimates/patient-estimates.tsx';
import { useSignedInParams } from '../../use-signed-in-params.ts';

/** What whoever is signed in needs. */
export function Page() {
  return (
    <PatientEstimates>
      <ServicesScreen params={useSignedInParams('patient-cost-estimates-services')} />
    </PatientEstimates>
  );
}
