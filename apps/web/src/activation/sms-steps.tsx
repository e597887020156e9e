import { useLingui } from '@lingui/react/macro';
import { ProgressSteps } from '../ui/progress-steps.tsx';
import './words.ts';

const numbers = {
  'sms-activation': 1,
  'sms-user-login-credentials': 2,
  'sms-security-question': 3,
  'sms-activation-success': null,
} as const;

/** How far one is in an activation by text message; nothing once it is done. */
export function SmsSteps({ state }: { state: keyof typeof numbers }) {
  const { t } = useLingui();
  const names = [t`About you`, t`How you sign in`, t`Security question and terms`];
  const step = numbers[state];
  if (step === null) return null;
  return (
    <ProgressSteps step={step} of={names.length}>
      {names[step - 1]}
    </ProgressSteps>
  );
}
