import { usePartner } from '../router/use-partner.ts';
import { ProgressSteps } from '../ui/progress-steps.tsx';

/** How far one is in a recovery: who one is, the way, and getting in again (spec §4). A partner's visitors see whose they are. */
export function RecoverySteps({ step }: { step: 1 | 2 | 3 }) {
  const partner = usePartner();
  return (
    <ProgressSteps step={step} of={3}>
      {partner?.fullName}
    </ProgressSteps>
  );
}
