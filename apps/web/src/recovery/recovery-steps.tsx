import { usePartner } from '../router/use-partner.ts';
import { ProgressSteps } from '../ui/progress-steps.tsx';

/** The progress of a recovery: identity, method, new sign-in (spec §4). In a partner's context it names the partner. */
export function RecoverySteps({ step }: { step: 1 | 2 | 3 }) {
  const partner = usePartner();
  return (
    <ProgressSteps step={step} of={3}>
      {partner?.fullName}
    </ProgressSteps>
  );
}
