import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { readSearch } from './read-search.ts';
import { leading } from './words/known-words.ts';

/** The longest search that the call takes. */
const LONGEST = 200;

const manyNeeds = 'abdomixa colonoscxpa ultrasxounda cardixologa of '.padEnd(LONGEST, 'z+');
const sixNeeds = 'abdomixb colonoscxpb gastroxlogb of mammogrxb cardixologb,dermxb,urolxb,hepatxb,nephrxb,retinxb';
const story = 'abdomixc colonoscxpc for gastroxc or mammogrxc for cardixc because dermxc or urolxc';

describe('of a search, each word that nobody knows is held against all of ours once', () => {
  let compared: MockInstance;
  beforeEach(() => {
    compared = vi.spyOn(leading, 'flatMap');
  });
  afterEach(() => compared.mockRestore());

  it.each([
    ['in a list of far more than the needs that one search can have', 4, manyNeeds],
    ['in six needs with one head', 10, sixNeeds],
    ['in choices and a story', 7, story],
  ])('%s', (_what, words, typed) => {
    readSearch(typed);
    expect(compared).toHaveBeenCalled();
    expect(compared.mock.calls.length).toBeLessThanOrEqual(words);
  });

  it('and not again for words that were read a moment ago', () => {
    readSearch('abdomixd colonoscxpd');
    compared.mockClear();
    readSearch('colonoscxpd of the abdomixd');
    expect(compared).not.toHaveBeenCalled();
  });
});
