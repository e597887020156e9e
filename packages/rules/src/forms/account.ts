import { isSameUsername } from '../confirmation.ts';
import { readUsername } from '../username.ts';
import { plainRule } from './field-rules.ts';
import { type Form, required, type Rule } from './form.ts';
import { newPasswordForm, type NewPasswordConditions } from './new-password.ts';

/** What a username and a password are read with. */
export interface LoginConditions extends NewPasswordConditions {
  /** The username as typed, which its confirmation repeats. */
  readonly userId: string;
}

/** What a security question is read with. */
export interface QuestionConditions {
  readonly isOffered: (questionId: string) => boolean;
}

/** That another account has it only the server knows. */
const newUsername: Rule<string, 'invalid' | 'taken'> = {
  ...plainRule(readUsername),
  reasons: ['invalid', 'taken'],
  refusal: 'taken',
};

const usernameAgain: Rule<string, 'different', LoginConditions> = {
  read: (input, { userId }) => {
    if (isSameUsername(userId, input)) return { value: input };
    return { reason: input.trim() === '' ? 'empty' : 'different' };
  },
  write: (value) => value,
  reasons: ['different'],
  refusal: 'different',
};

/** One of the questions that the portal offers, by its id. */
const securityQuestion = plainRule((input, { isOffered }: QuestionConditions) => (isOffered(input) ? input : null));

/** Compared by its letters, without accents, and digits. Whether others could guess it is for the server to say (spec §8, 1008). */
const newSecurityAnswer: Rule<string, 'refused'> = {
  read: (input) => (/[\p{L}\p{N}]/u.test(input) ? { value: input } : { reason: 'empty' }),
  write: (value) => value,
  reasons: ['refused'],
  refusal: 'refused',
};

/** How a new account is signed in to. */
export const loginForm = {
  userId: required(254, newUsername),
  userIdVerification: required(254, usernameAgain),
  ...newPasswordForm,
} satisfies Form<LoginConditions>;

/** The security question of a new account. */
export const questionForm = {
  securityQuestion: required(100, securityQuestion),
  securityAnswer: required(200, newSecurityAnswer),
} satisfies Form<QuestionConditions>;

/** The credentials of a new account (spec §3, 'Account credentials'), by the rules of spec §5. */
export const credentialsForm = { ...loginForm, ...questionForm } satisfies Form<LoginConditions & QuestionConditions>;

/** Another security question for an account (spec §3, 'Configuration'). */
export const questionChangeForm = {
  questionId: required(100, securityQuestion),
  answer: required(200, newSecurityAnswer),
} satisfies Form<QuestionConditions>;
