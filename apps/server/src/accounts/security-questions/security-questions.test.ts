import { describe, expect, it } from 'vitest';
import { normalizeAnswer } from './normalize-answer.ts';
import { offeredQuestions, questionText } from './questions.ts';

describe('security questions (spec §3, Configuration)', () => {
  it('are eight, with ids of their own, in both languages', () => {
    const english = offeredQuestions('en');
    const spanish = offeredQuestions('es');
    expect(new Set(english.map(({ id }) => id)).size).toBe(8);
    expect(spanish.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    expect(english.filter(({ text }, at) => text === spanish[at]?.text)).toEqual([]);
    expect(english.every(({ id, text }) => questionText(id, 'en') === text)).toBe(true);
  });

  it('have no text for an id that is none', () => expect(questionText('nothing', 'en')).toBeUndefined());

  it.each([
    ['  El   Niño ', 'el niño'],
    ['EL NIN\u0303O', 'el niño'],
    ['ｅｌ\u00a0niño', 'el niño'],
  ])('take %j for the same answer', (input, normalized) => expect(normalizeAnswer(input)).toBe(normalized));

  it('take no answer for none', () => expect(normalizeAnswer(' \t ')).toBe(''));
});
