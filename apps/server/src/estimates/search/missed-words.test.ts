import { describe, expect, it } from 'vitest';
import { missedWords } from './missed-words.ts';
import { readSearch } from './read-search.ts';

const missed = (typed: string) => missedWords(typed, readSearch(typed));

describe('what is counted of a search that found nothing (issue 14, point 1; decision 127)', () => {
  it('is each word that nobody knows, alone', () => {
    expect(missed('quorble zibbit of the knee')).toEqual(['quorble', 'zibbit']);
  });

  it('is the words together where all are known', () => {
    expect(missed('mri of the tonsils')).toEqual(['mri tonsils']);
  });

  it.each([
    ['a mail address', 'quorble zed@mail.example'],
    ['a telephone number', 'quorble 650-555-0142'],
    ['a date of birth', 'quorble 4/28/1986'],
    ['a ZIP', 'quorble 94110'],
    ['a title', 'quorble with dr zibbit'],
    ['who one is', 'me llamo zibbit quorble'],
  ])('is nothing beside %s', (_what, typed) => expect(missed(typed)).toEqual([]));

  it('is no word that is written as a name', () => {
    expect(missed('Zibbit Quorble')).toEqual([]);
    expect(missed('estimate for Zibbit')).toEqual([]);
  });
});
