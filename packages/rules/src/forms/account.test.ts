import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PasswordError } from '../password.ts';
import { credentialsForm, loginForm, questionChangeForm, questionForm } from './account.ts';
import { type FormInput, readForm, validateForm } from './form.ts';
import { newPasswordForm, passwordChangeForm } from './new-password.ts';

type Input = FormInput<typeof credentialsForm>;

const right: Input = {
  userId: 'ana@example.com',
  userIdVerification: 'Ana@example.com',
  password: 'kelp9 harbors',
  passwordVerification: 'kelp9 harbors',
  securityQuestion: 'first-pet',
  securityAnswer: 'Mr. Whiskers',
};
const conditionsOf = ({ userId, password }: Input, errors: readonly PasswordError[] = []) => ({
  userId,
  password,
  errorsOf: () => errors,
  isOffered: (id: string) => id === 'first-pet',
});
const wrong = (part: Partial<Input>, errors?: readonly PasswordError[], refused?: readonly string[]) => {
  const input = { ...right, ...part };
  return validateForm(credentialsForm, input, conditionsOf(input, errors), refused);
};

describe('the credentials of a new account (spec §5)', () => {
  it.each<[Partial<Input>, Partial<Record<keyof Input, string>>]>([
    [{}, {}],
    [{ userId: ' ' }, { userId: 'empty', userIdVerification: 'different' }],
    [
      { userId: '', userIdVerification: '' },
      { userId: 'empty', userIdVerification: 'empty' },
    ],
    [
      { userId: 'a\u0000b', userIdVerification: ' ' },
      { userId: 'invalid', userIdVerification: 'empty' },
    ],
    [{ userIdVerification: 'ana' }, { userIdVerification: 'different' }],
    [
      { password: '', passwordVerification: '' },
      { password: 'empty', passwordVerification: 'empty' },
    ],
    [{ password: 'kelp9' }, { password: 'length', passwordVerification: 'different' }],
    [{ passwordVerification: 'kelp9' }, { passwordVerification: 'different' }],
    [
      { securityQuestion: '', securityAnswer: ' ?!' },
      { securityQuestion: 'empty', securityAnswer: 'empty' },
    ],
    [{ securityQuestion: 'none' }, { securityQuestion: 'invalid' }],
  ])('%j gives %j', (part, errors) => expect(wrong(part)).toEqual(errors));

  it('have what the server refused in its place, behind what the rules say', () => {
    expect(wrong({}, ['common'], ['userId', 'securityAnswer'])).toEqual({
      userId: 'taken',
      password: 'common',
      securityAnswer: 'refused',
    });
    expect(wrong({ password: 'kelp9', userId: '' }, ['common'], ['userId'])).toMatchObject({
      userId: 'empty',
      password: 'length',
    });
  });

  it('are read whole where nothing is wrong with them, and for reasons of the table refused', () => {
    const typed = fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom(...Object.values(right)));
    const inputs = fc.record(
      Object.fromEntries(Object.entries(right).map(([name, value]) => [name, fc.oneof(typed, fc.constant(value))])),
    ) as fc.Arbitrary<Input>;
    fc.assert(
      fc.property(inputs, (input) => {
        const read = readForm(credentialsForm, input, conditionsOf(input));
        const errors = wrong(input);
        expect('errors' in read ? read.errors : {}).toEqual(errors);
        for (const [name, reason] of Object.entries(errors)) {
          expect(credentialsForm[name as keyof Input].reasons).toContain(reason);
        }
      }),
    );
  });

  it('are those of the two pages of a text message', () =>
    expect(Object.keys(credentialsForm)).toEqual([...Object.keys(loginForm), ...Object.keys(questionForm)]));
});

describe('what is changed in an account', () => {
  const conditions = { password: '', errorsOf: () => [] };

  it('is the password, by the one in use', () => {
    const nothing = { currentPassword: '', password: '', passwordVerification: '' };
    const empty = { password: 'empty', passwordVerification: 'empty' };
    expect(validateForm(passwordChangeForm, nothing, conditions)).toEqual({ currentPassword: 'empty', ...empty });
    expect(validateForm(newPasswordForm, nothing, conditions)).toEqual(empty);
  });

  it('is the question, of those that are offered, and its answer', () => {
    const isOffered = (id: string) => id === 'first-pet';
    const change = (questionId: string, answer: string) =>
      validateForm(questionChangeForm, { questionId, answer }, { isOffered });
    expect(change('first-pet', 'Mr. Whiskers')).toEqual({});
    expect(change('', ' ')).toEqual({ questionId: 'empty', answer: 'empty' });
    expect(change('first-pet', '?')).toEqual({ answer: 'empty' });
    expect(
      validateForm(questionChangeForm, { questionId: 'first-pet', answer: 'Rex' }, { isOffered }, ['answer']),
    ).toEqual({ answer: 'refused' });
    expect(change('none', 'Mr. Whiskers')).toEqual({ questionId: 'invalid' });
  });
});
