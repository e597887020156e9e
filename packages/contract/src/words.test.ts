import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageOfTag, languages } from './words.ts';

describe('the language of a tag', () => {
  it.each(languages)('is %s for its code, whatever region follows', (language) => {
    expect(languageOfTag(language)).toBe(language);
    expect(languageOfTag(`${language}-MX`)).toBe(language);
    expect(languageOfTag(language.toUpperCase())).toBe(language);
  });

  it('is none for a code that only begins like one of the table', () => {
    fc.assert(
      fc.property(fc.constantFrom(...languages), fc.stringMatching(/^[a-z]{1,6}$/), (language, rest) => {
        expect(languageOfTag(`${language}${rest}`)).toBeUndefined();
      }),
    );
  });

  it('is none for an empty tag, or for any language', () => {
    expect(languageOfTag('')).toBeUndefined();
    expect(languageOfTag('*')).toBeUndefined();
  });
});
