import { describe, expect, it } from 'vitest';
import { CallFailure } from '../api/call-failure.ts';
import { refusedAnswer } from '../forms/refused-answer.ts';
import { refusedLogin } from './refused-login.ts';

const typed = { username: 'ana.rivera', password: 'Alder-Bay-2026', question: 'first-pet', answer: 'aaaa' };
const nothing = { fields: [], retryAfter: null };

describe('what a refusal says of the fields (spec §8)', () => {
  it('1010 is about the username', () =>
    expect(refusedLogin(new CallFailure('refused', 'usernameTaken'), typed)).toEqual({
      username: 'ana.rivera',
      password: null,
    }));

  it('a refused password comes with its messages', () => {
    const details = { passwordFaults: ['common' as const] };
    expect(refusedLogin(new CallFailure('refused', 'passwordRefused', { ...nothing, details }), typed)).toEqual({
      username: null,
      password: { password: 'Alder-Bay-2026', errors: ['common'] },
    });
  });

  it('one without them is invalid', () =>
    expect(refusedLogin(new CallFailure('refused', 'passwordRefused'), typed)?.password?.errors).toEqual(['invalid']));

  it('1008 shows "the server\'s message"', () => {
    const details = { message: 'Your answer repeats one letter.' };
    expect(refusedAnswer(new CallFailure('refused', 'securityAnswerRefused', { ...nothing, details }), typed)).toEqual({
      question: 'first-pet',
      answer: 'aaaa',
      message: 'Your answer repeats one letter.',
    });
  });

  it.each(['patientHasAccount', 'accountNotCreated', 'outOfTurn'] as const)('%s is about no field', (error) => {
    const failure = new CallFailure('refused', error);
    expect([refusedLogin(failure, typed), refusedAnswer(failure, typed)]).toEqual([null, null]);
  });
});
