import { describe, expect, it } from 'vitest';
import { securityAnswerError } from './security-answer.ts';

const context = {
  username: 'ana.rivera@example.org',
  password: 'Alder-Bay-2026',
  question: 'What was the name of your first pet?',
};

describe('the answer to a security question (spec §8, 1008)', () => {
  it.each(['Rex', 'Mrs. Appleby', 'Señor Gato', '北京', 'R2D2', 'Calle Sol 7', 'the name Rex'])('may be %s', (answer) =>
    expect(securityAnswerError(answer, context)).toBeNull(),
  );

  it.each([
    ['', 'short'],
    [' - ', 'short'],
    ['Bo', 'short'],
    ['花', 'short'],
    ['aaaa', 'repeated'],
    ['A a á A', 'repeated'],
    ['ana.rivera', 'username'],
    ['Ana Rivera 7', 'username'],
    ['ANA.RIVERA@EXAMPLE.ORG', 'username'],
    ['alder bay', 'password'],
    ['Alder-Bay-2026', 'password'],
    ['pet', 'question'],
    ['my first pet', null],
    ['Your First PET', 'question'],
  ])('%j is judged %s', (answer, error) => expect(securityAnswerError(answer, context)).toBe(error));

  it('may contain a username of one or two letters, which are in almost any word', () =>
    expect(securityAnswerError('Robot', { ...context, username: 'bo' })).toBeNull());
});
