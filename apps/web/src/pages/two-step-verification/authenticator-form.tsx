import { Trans } from '@lingui/react/macro';
import { DigitsForm } from '../../two-step/digits-form.tsx';
import { useVerify } from './use-verify.ts';
import type { FactorFormProps } from './factor-form-props.ts';

/** A code from an authenticator app. */
export function AuthenticatorForm({ factor, remember, children, ...ends }: FactorFormProps) {
  const { verify, ...trying } = useVerify(factor, remember, ends);
  const isUsed = trying.failure?.error === 'codeUsed';
  return (
    <DigitsForm
      id="code"
      trying={trying}
      onCode={verify}
      hint={
        isUsed ? (
          <Trans>Each code works once. Wait until the app shows the next one.</Trans>
        ) : (
          <Trans>Open the app and enter the code it shows for this portal. It changes every 30 seconds.</Trans>
        )
      }
    >
      {children}
    </DigitsForm>
  );
}
