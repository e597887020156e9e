import { useLingui } from '@lingui/react/macro';
import { usePartner } from '../router/use-partner.ts';
import { ProgressSteps } from '../ui/progress-steps.tsx';
import type { SignUpPageName } from './place-of.ts';
import { useStepNames } from './use-step-names.ts';

/** The five steps (spec §2); all ways to be verified are the third. */
const steps = {
  signup: 1,
  'signup-demographics': 2,
  'signup-ccverification': 3,
  'verify-code': 3,
  'verify-code-timeout': 3,
  'signup-credit-questions': 3,
  'signup-verification-failed': 3,
  'signup-postal-mail': 3,
  'signup-activation-code': 3,
  'signup-user-credentials': 4,
  'signup-terms-conditions': 5,
  'activation-success': null,
} as const satisfies Record<SignUpPageName, number | null>;

/** How far one is in the sign-up; nothing once it is done. A partner's visitors see whose they are. */
export function SignUpSteps({ state }: { state: SignUpPageName }) {
  const { i18n } = useLingui();
  const partner = usePartner();
  const names = useStepNames();
  const step = steps[state];
  if (step === null) return null;
  const said = [names[step - 1], partner?.fullName].filter((each) => each !== undefined);
  return (
    <ProgressSteps key={i18n.locale} step={step} of={names.length}>
      {said.join(' · ')}
    </ProgressSteps>
  );
}
