import { usePartner } from '../router/use-partner.ts';
import { ProgressSteps } from '../ui/progress-steps.tsx';
import type { SignUpPageName } from './place-of.ts';
import { stepNumber } from './step-number.ts';
import { useStepNames } from './use-step-names.ts';

/** How far one is in the sign-up; nothing once it is done. A partner's visitors see whose they are. */
export function SignUpSteps({ state }: { state: SignUpPageName }) {
  const partner = usePartner();
  const names = useStepNames();
  const step = stepNumber(state);
  if (step === null) return null;
  const said = [names[step - 1], partner?.fullName].filter((each) => each !== undefined);
  return (
    <ProgressSteps step={step} of={names.length}>
      {said.join(' · ')}
    </ProgressSteps>
  );
}
