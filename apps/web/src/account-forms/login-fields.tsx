import { Trans, useLingui } from '@lingui/react/macro';
import { type FormInput, loginForm, validateForm } from '@portico/rules';
import { sayErrors, type FormMessages } from '../forms/form-messages.ts';
import {
  useNewPasswordConditions,
  NewPasswordFields,
  newPasswordIds,
  newPasswordInput,
  noNewPassword,
  useNewPasswordMessages,
  type NewPassword,
} from '../forms/new-password.tsx';
import type { FieldErrors, ShownErrors } from '../forms/use-field-errors.ts';
import { TextField } from '../ui/text-field.tsx';
import type { AccountFlow } from './flow.ts';
import type { RefusedLogin } from './refused-login.ts';
import './words.ts';

/** How the person wants to sign in, with both confirmations (spec §3, 'Account credentials'). */
export interface NewLogin extends NewPassword {
  readonly username: string;
  readonly usernameAgain: string;
}

export const noNewLogin: NewLogin = { username: '', usernameAgain: '', ...noNewPassword };

const USERNAME = 'username';
const USERNAME_AGAIN = 'username-again';
const fieldIds = { userId: USERNAME, userIdVerification: USERNAME_AGAIN, ...newPasswordIds } as const;

/** The input, as the rules read it and calls send it. */
export function loginInput(input: NewLogin): FormInput<typeof loginForm> {
  return { userId: input.username, userIdVerification: input.usernameAgain, ...newPasswordInput(input) };
}

/** The sentences of each field. */
export function useLoginMessages(flow: AccountFlow): FormMessages<typeof loginForm> {
  const { t } = useLingui();
  const choose = t`Choose a username`;
  const taken = {
    signUp: t`This email or username is already in use.`,
    activation: t`This MyHealth ID is already in use.`,
  }[flow];
  return {
    userId: { empty: choose, invalid: choose, taken },
    userIdVerification: { empty: t`Type the username again`, different: t`The two usernames do not match` },
    ...useNewPasswordMessages(true),
  };
}

/** What is wrong with what was typed, by the fields of `LoginFields`, by the rules of spec §5. */
export function useLoginErrors(input: NewLogin, refused: RefusedLogin | null, flow: AccountFlow): FieldErrors {
  const messages = useLoginMessages(flow);
  const { username } = input;
  const conditions = { userId: username, ...useNewPasswordConditions(input, refused?.password ?? null) };
  const taken = refused?.username === username ? ['userId'] : [];
  return sayErrors(messages, validateForm(loginForm, loginInput(input), conditions, taken), (name) => fieldIds[name]);
}

export interface LoginFieldsProps {
  input: NewLogin;
  change: (changed: Partial<NewLogin>) => void;
  errors: ShownErrors;
}

/** Username and password, each typed twice. Pasted and autofilled values count. */
export function LoginFields({ input, change, errors }: LoginFieldsProps) {
  return (
    <>
      <TextField
        id={USERNAME}
        label={<Trans>Username</Trans>}
        hint={<Trans>Your email address is easy to recall. Small and capital letters are the same.</Trans>}
        error={errors.of(USERNAME)}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={loginForm.userId.longest}
        value={input.username}
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
        maxLength={loginForm.userIdVerification.longest}
        value={input.usernameAgain}
        onChange={(event) => change({ usernameAgain: event.target.value })}
      />
      <NewPasswordFields
        isFirst
        value={input}
        onChange={({ password, again }) => change({ password, again })}
        errors={errors}
      />
    </>
  );
}
