import { Trans, useLingui } from '@lingui/react/macro';
import { isSameUsername, readUsername } from '@portico/rules';
import { NewPasswordFields, noNewPassword, useNewPasswordErrors, type NewPassword } from '../forms/new-password.tsx';
import type { FieldErrors, ShownErrors } from '../forms/use-field-errors.ts';
import { TextField } from '../ui/text-field.tsx';
import type { AccountFlow } from './flow.ts';
import type { RefusedLogin } from './refused.ts';
import './words.ts';

/** How the person wants to sign in, with both confirmations (spec §3, 'Account credentials'). */
export interface NewLogin extends NewPassword {
  readonly username: string;
  readonly usernameAgain: string;
}

export const noNewLogin: NewLogin = { username: '', usernameAgain: '', ...noNewPassword };

const USERNAME = 'username';
const USERNAME_AGAIN = 'username-again';
const LONGEST_USERNAME = 254;

/** The errors of the input, by the fields of `LoginFields` and the rules of spec §5. */
export function useLoginErrors(typed: NewLogin, refused: RefusedLogin | null, flow: AccountFlow): FieldErrors {
  const { t } = useLingui();
  const { username, usernameAgain } = typed;
  const passwordErrors = useNewPasswordErrors(typed, refused?.password ?? null, true);
  const taken = {
    signUp: t`This email or username is already in use.`,
    activation: t`This MyHealth ID is already in use.`,
  }[flow];
  const isTaken = refused !== null && refused.username === username;
  return {
    [USERNAME]: readUsername(username) === null ? t`Choose a username` : isTaken ? taken : undefined,
    [USERNAME_AGAIN]: isSameUsername(username, usernameAgain)
      ? undefined
      : usernameAgain.trim() === ''
        ? t`Type the username again`
        : t`The two usernames do not match`,
    ...passwordErrors,
  };
}

export interface LoginFieldsProps {
  typed: NewLogin;
  change: (changed: Partial<NewLogin>) => void;
  errors: ShownErrors;
}

/** Username and password, each typed twice. Pasted and autofilled values count. */
export function LoginFields({ typed, change, errors }: LoginFieldsProps) {
  return (
    <>
      <TextField
        id={USERNAME}
        label={<Trans>Username</Trans>}
        hint={<Trans>Your email address is the easiest to remember. Capital letters do not matter.</Trans>}
        error={errors.of(USERNAME)}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={LONGEST_USERNAME}
        value={typed.username}
        onChange={(event) => change({ username: event.target.value })}
      />
      <TextField
        id={USERNAME_AGAIN}
        label={<Trans>Username again</Trans>}
        error={errors.of(USERNAME_AGAIN)}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={LONGEST_USERNAME}
        value={typed.usernameAgain}
        onChange={(event) => change({ usernameAgain: event.target.value })}
      />
      <NewPasswordFields
        isFirst
        value={typed}
        onChange={({ password, again }) => change({ password, again })}
        errors={errors}
      />
    </>
  );
}
