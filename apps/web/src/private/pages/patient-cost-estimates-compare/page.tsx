import { CompareScreen } from '../../../estimate-places/compare-screen.tsx';
import { PatientEstimates } from '../../patient-estimates/patient-estimates.tsx';
import { useSignedInParams } from '../../use-signed-in-params.ts';
import { AskInsurer } from './ask-insurer.tsx';

/** The places of a service that a signed-in user has chosen, with what the insurance on file pays (docs/decisions/0120). */
export function Page() {
  return (
    <PatientEstimates>
      <CompareScreen params={useSignedInParams('patient-cost-estimates-compare')} Insurer={AskInsurer} />
    </PatientEstimates>
  );
}
