import { describe, expect, it } from 'vitest';
import { formsOfAnswer, normalizeAnswer } from './normalize-answer.ts';
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
    ['  El   Niño ', 'elnino'],
    ['EL NIN\u0303O', 'elnino'],
    ['ｅｌ\u00a0niño', 'elnino'],
    ['El Nino', 'elnino'],
    ['St. Mary’s', 'stmarys'],
    ["st marys'", 'stmarys'],
    ['Jean-Luc', 'jeanluc'],
    ['Đặng', 'dang'],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
  ])('take %j for the same answer', (input, normalized) => expect(normalizeAnswer(input)).toBe(normalized));

  it('take no answer for none', () => {
    expect(normalizeAnswer(' \t ')).toBe('');
    expect(formsOfAnswer(' \t ')).toEqual([]);
  });

  it('compare also the form of versions before, in which answers are stored, unless it is the same (decision 261)', () => {
    expect(formsOfAnswer(' El   Niño ')).toEqual(['elnino', 'el niño']);
    expect(formsOfAnswer('Rex')).toEqual(['rex']);
    // Could be chosen in the account once.
    expect(formsOfAnswer('?')).toEqual(['', '?']);
  });
});
