import { useLingui } from '@lingui/react/macro';
import type { activationPages, ActivationStanding } from '@portico/contract';
import { usePartner } from '../router/use-partner.ts';
import { ProgressSteps } from '../ui/progress-steps.tsx';
import './words.ts';

type Page = (typeof activationPages)[ActivationStanding['step']];

/** The three steps (spec §2). */
const numbers: Readonly<Partial<Record<Page, number>>> = {
  activation: 1,
  'user-login-credentials': 2,
  'activation-terms-conditions': 3,
};

/** How far one is; nothing once it is done. A partner's visitors see whose they are. */
export function ActivationSteps({ state }: { state: Page }) {
  const { t } = useLingui();
  const partner = usePartner();
  const names = [t`Your code`, t`How you sign in`, t`Terms`];
  const step = numbers[state];
  if (step === undefined) return null;
  const said = [names[step - 1], partner?.fullName].filter((each) => each !== undefined);
  return (
    <ProgressSteps step={step} of={names.length}>
      {said.join(' · ')}
    </ProgressSteps>
  );
}
