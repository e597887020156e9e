import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasYear, surroundingErrors } from './password-words.ts';

const here = { hospital: 'Alder Bay Health', names: ['North Valley Clinic', 'Alder Bay Hospital'], year: 2026 };

// Findings, security A19 (ASVS 6.2.11), issue 12, point 5.
describe('words of the surroundings in a password', () => {
  it.each([
    ['AlderBay2026', ['hospital', 'year']],
    ['alder-bay 77 x', ['hospital']],
    ['xx ALDER 77', ['hospital']],
    ['North_Valley9', ['hospital']],
    ['Summer2026', ['year']],
    ['kelp 2025 harbor', ['year']],
    ['2027 kelp', ['year']],
  ])('%s: %j', (password, errors) => expect(surroundingErrors(password, here)).toEqual(errors));

  it.each(['kelp7 harbor', 'my health 77 x', 'valley of 9 trees', 'kelp 2024 x', 'kelp 120261 x', 'bay leaf 12'])(
    'are none in %s',
    (password) => expect(surroundingErrors(password, here)).toEqual([]),
  );

  it('are found in every writing: capitals, accents, signs between the letters', () => {
    const sign = fc.constantFrom('', '-', ' ', '.', '_');
    const writing = fc.tuple(
      ...Array.from('alderbay', (letter) => fc.tuple(fc.constantFrom(letter, letter.toUpperCase()), sign)),
    );
    fc.assert(
      fc.property(writing, (letters) => {
        expect(surroundingErrors(`7${letters.flat().join('')}`, here)).toEqual(['hospital']);
      }),
    );
  });

  it('are the three years around, whatever stands beside them', () => {
    const around = fc.stringMatching(/^[a-z!? -]{4,12}$/);
    fc.assert(
      fc.property(around, fc.integer({ min: 2000, max: 2100 }), fc.constantFrom(-1, 0, 1), (text, year, offset) => {
        expect(surroundingErrors(`${text}${year + offset}`, { hospital: 'Q', year })).toEqual(['year']);
      }),
    );
    expect(hasYear('kelp 2023', 2026)).toBe(false);
  });

  it('say nothing of a hospital whose name has no word of its own', () =>
    expect(surroundingErrors('the health 77', { hospital: 'General Hospital', year: 2026 })).toEqual([]));
});
