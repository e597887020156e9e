import { isSamePassword } from '../confirmation.ts';
import { checkPassword, type PasswordError, passwordFaults } from '../password.ts';
import { anyPassword } from './any-text.ts';
import { type Form, required, type Rule } from './form.ts';

/** What a new password is read with. */
export interface NewPasswordConditions {
  /** The password as typed, which its confirmation repeats. */
  readonly password: string;
  /** What is wrong with it beside the rules of spec §5: the server alone can say that. */
  readonly errorsOf: (password: string) => readonly PasswordError[];
}

const newPassword: Rule<string, PasswordError, NewPasswordConditions> = {
  read: (input, { errorsOf }) => {
    if (input === '') return { reason: 'empty' };
    const [reason] = [...checkPassword(input), ...errorsOf(input)];
    return reason === undefined ? { value: input } : { reason };
  },
  write: (value) => value,
  reasons: passwordFaults,
  refusal: 'invalid',
};

const passwordAgain: Rule<string, 'different', NewPasswordConditions> = {
  read: (input, { password }) => {
    if (input === '') return { reason: 'empty' };
    return isSamePassword(password, input) ? { value: input } : { reason: 'different' };
  },
  write: (value) => value,
  reasons: ['different'],
  refusal: 'different',
};

/** A new password, typed twice (spec §5). */
export const newPasswordForm = {
  password: required(200, newPassword),
  passwordVerification: required(200, passwordAgain),
} satisfies Form<NewPasswordConditions>;

/** Another password for an account, by the one in use (spec §5). */
export const passwordChangeForm = {
  currentPassword: required(200, anyPassword),
  ...newPasswordForm,
} satisfies Form<NewPasswordConditions>;
