import { Trans, useLingui } from '@lingui/react/macro';
import { type FormInput, newPasswordForm, type PasswordError, surroundingErrors, validateForm } from '@portico/rules';
import { PasswordField } from '../ui/password-field.tsx';
import { PasswordRules } from '../ui/password-rules.tsx';
import { sayErrors, type FormMessages } from './form-messages.ts';
import type { FieldErrors, ShownErrors } from './use-field-errors.ts';
import { usePasswordMessages, usePasswordSurroundings } from './use-password-messages.ts';

/** A password that is being chosen, typed twice. */
export interface NewPassword {
  readonly password: string;
  readonly again: string;
}

export const noNewPassword: NewPassword = { password: '', again: '' };

/** A password that the server refused, and why; said for as long as it stands in the field. */
export interface RefusedPassword {
  readonly password: string;
  readonly errors: readonly PasswordError[];
}

const PASSWORD = 'new-password';
const AGAIN = 'new-password-again';

/** The ids of the fields. */
export const newPasswordIds = { password: PASSWORD, passwordVerification: AGAIN } as const;

/** What was typed, as the rules read it. */
export function newPasswordInput({ password, again }: NewPassword): FormInput<typeof newPasswordForm> {
  return { password, passwordVerification: again };
}

/** What a new password is read with: what the server refused is wrong for as long as it stands in the field. */
export function useNewPasswordConditions({ password }: NewPassword, refused: RefusedPassword | null) {
  const surroundings = usePasswordSurroundings();
  return {
    password,
    errorsOf: (input: string) =>
      refused?.password === input ? refused.errors : surroundingErrors(input, surroundings),
  };
}

/**
 * What is said of each field.
 *
 * @param isFirst as the fields have it.
 */
export function useNewPasswordMessages(isFirst = false): FormMessages<typeof newPasswordForm> {
  const { t } = useLingui();
  const { messageOf } = usePasswordMessages();
  const empty = isFirst ? t`Choose a password` : t`Choose a new password`;
  const emptyAgain = isFirst ? t`Type the password again` : t`Type the new password again`;
  return {
    password: (reason) => (reason === 'empty' ? empty : messageOf(reason)),
    passwordVerification: { empty: emptyAgain, different: t`The two passwords do not match` },
  };
}

/** What is wrong with what was typed, by the fields of `NewPasswordFields`. */
export function useNewPasswordErrors(input: NewPassword, refused: RefusedPassword | null): FieldErrors {
  const messages = useNewPasswordMessages();
  const conditions = useNewPasswordConditions(input, refused);
  const errors = validateForm(newPasswordForm, newPasswordInput(input), conditions);
  return sayErrors(messages, errors, (name) => newPasswordIds[name]);
}

export interface NewPasswordFieldsProps {
  value: NewPassword;
  onChange: (value: NewPassword) => void;
  errors: ShownErrors;
  /** Of an account that is being made: there is no other that this one is newer than. */
  isFirst?: boolean;
}

/** The new password with its rules, which are ticked off as one types, and the same once more. */
export function NewPasswordFields({ value, onChange, errors, isFirst = false }: NewPasswordFieldsProps) {
  const { rulesOf } = usePasswordMessages();
  const surroundings = usePasswordSurroundings();
  const { password, again } = value;
  return (
    <>
      <PasswordField
        id={PASSWORD}
        label={isFirst ? <Trans>Password</Trans> : <Trans>New password</Trans>}
        error={errors.of(PASSWORD)}
        autoComplete="new-password"
        value={password}
        onChange={(event) => onChange({ ...value, password: event.target.value })}
        rules={
          <PasswordRules
            fieldId={PASSWORD}
            rules={rulesOf(password, surroundings)}
            later={
              isFirst ? (
                <Trans>
                  Without your name, username or date of birth, and not a common password: checked when you continue
                </Trans>
              ) : (
                <Trans>
                  Without your name, username or date of birth, and not a common password: checked when you save
                </Trans>
              )
            }
            begun={password !== ''}
          />
        }
      />
      <PasswordField
        id={AGAIN}
        label={isFirst ? <Trans>Password again</Trans> : <Trans>New password again</Trans>}
        error={errors.of(AGAIN)}
        autoComplete="new-password"
        value={again}
        onChange={(event) => onChange({ ...value, again: event.target.value })}
      />
    </>
  );
}
