import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCodesByWord } from './codes-by-word.ts';

it('gives each word, in the order of words, the codes that were added to it, each once', () => {
  const pairs = fc.array(fc.tuple(fc.constantFrom('knee', 'hip', '73721', 'mri'), fc.nat(1000)));
  fc.assert(
    fc.property(pairs, (added) => {
      const byWord = createCodesByWord();
      const rising = added.toSorted(([, one], [, other]) => one - other);
      for (const [word, code] of rising) byWord.add(word, code);
      const expected = Map.groupBy(rising, ([word]) => word);
      expect([...byWord.entries()]).toEqual(
        [...expected.keys()]
          .toSorted()
          .map((word) => [word, [...new Set(expected.get(word)?.map(([, code]) => code))]]),
      );
    }),
  );
});

it('has room for more pairs than at first', () => {
  const byWord = createCodesByWord();
  for (let code = 0; code < 300_000; code += 1) byWord.add(`word ${code % 3}`, code);
  const [first] = byWord.entries();
  expect([first?.[0], first?.[1].length, first?.[1].at(-1)]).toEqual(['word 0', 100_000, 299_997]);
});
