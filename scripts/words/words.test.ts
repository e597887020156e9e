import { languages } from '@portico/contract';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exceptions } from './exceptions.ts';
import { patientTexts } from './patient-texts.ts';
import { longWords, readingGrade, wordsOf } from './reading-grade.ts';
import { spanishVariants } from './spanish-variants.ts';

const root = join(import.meta.dirname, '../..');

/** In years of school (issue 14, point 8). */
const MAX_GRADE = 7;
/** The formulas mean nothing for names and labels. */
const MIN_WORDS = 10;

describe('what patients read (issue 14, point 8)', () => {
  it.each(languages)('asks for at most seven years of school in %s', (language) => {
    const hard = patientTexts(root, language)
      .filter(({ text }) => wordsOf(text).length >= MIN_WORDS && readingGrade(text, language) > MAX_GRADE)
      .filter(({ text }) => !exceptions.some(({ begins }) => text.startsWith(begins)))
      .map(({ file, text }) => {
        const grade = readingGrade(text, language).toFixed(1);
        return `${file}: grade ${grade}: “${text}” Long words: ${longWords(text, language).join(', ')}. Say it in shorter words or sentences.`;
      });
    expect(hard).toEqual([]);
  });

  it('has no exception that nothing needs', () => {
    const texts = patientTexts(root, 'en').map(({ text }) => text);
    const idle = exceptions.filter(
      ({ begins }) => !texts.some((text) => text.startsWith(begins) && readingGrade(text, 'en') > MAX_GRADE),
    );
    expect(idle).toEqual([]);
  });

  it('has one word for one thing in Spanish', () => {
    const mixed = patientTexts(root, 'es').flatMap(({ file, text }) =>
      spanishVariants.filter(({ not }) => not.test(text)).map(({ say }) => `${file}: “${text}” Say “${say}”.`),
    );
    expect(mixed).toEqual([]);
  });

  it('is read from the screens and from what the server sends', () => {
    for (const language of languages) {
      const files = new Set(patientTexts(root, language).map(({ file }) => file));
      expect(files).toContain('apps/web/src/locales/es.po');
      expect(files).toContain(`apps/server/src/documents/messages/letter-${language}.ts`);
      expect(files).toContain('packages/contract/src/states/estimate-states.ts');
      expect(files).toContain('apps/server/src/catalogue/preventive/uspstf-cancer.ts');
      expect(files).toContain('apps/server/src/demo/health-system.json');
      expect(patientTexts(root, language).length).toBeGreaterThan(2000);
    }
  });
});

describe('the reading grade of a text', () => {
  it('is that of Flesch and Kincaid in English', () => {
    // 9 words, 2 sentences, 9 syllables.
    expect(readingGrade('The cat sat on the mat. It was fat.', 'en')).toBeCloseTo(0.39 * 4.5 + 11.8 - 15.59);
    expect(readingGrade('Utilization necessitates prior authorization determinations.', 'en')).toBeGreaterThan(20);
  });

  it('is that of Crawford in Spanish', () => {
    // 6 words, 2 sentences, 9 syllables.
    const crawford = (-0.205 * 200) / 6 + (0.049 * 900) / 6 - 3.407;
    expect(readingGrade('El gato se sentó. Está bien.', 'es')).toBeCloseTo(crawford);
    expect(
      readingGrade('La determinación de elegibilidad requiere documentación institucional.', 'es'),
    ).toBeGreaterThan(8);
  });

  it('counts familiar words as short, and figures and addresses not at all', () => {
    expect(longWords('Your hospital estimate is at https://portal.example.org/complicated.', 'en')).toEqual([]);
    expect(wordsOf('Call (650) 498-2900 or write to ana@example.org')).toEqual(['Call', 'or', 'write', 'to']);
  });
});
