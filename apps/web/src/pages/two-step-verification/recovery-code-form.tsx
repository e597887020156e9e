import { Trans, useLingui } from '@lingui/react/macro';
import { CodeForm } from '../../two-step/code-form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useVerify } from './use-verify.ts';
import type { FactorFormProps } from './factor-form-props.ts';

/** A code that was shown once, when two-step verification was turned on. Hyphens and letter case do not matter. */
export function RecoveryCodeForm({ factor, remember, children, ...ends }: FactorFormProps) {
  const { t } = useLingui();
  const { verify, ...trying } = useVerify(factor, remember, ends);
  return (
    <CodeForm
      id="recovery-code"
      trying={trying}
      onCode={(code) => verify(code.trim())}
      errorOf={(code) => (code.trim() === '' ? t`Enter one of your recovery codes` : undefined)}
      renderField={({ onChange, ...input }) => (
        <TextField
          {...input}
          label={<Trans>Recovery code</Trans>}
          hint={<Trans>Ten letters and digits, such as 7KQ2M-9XRDT. Each code works once.</Trans>}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    >
      {children}
    </CodeForm>
  );
}
