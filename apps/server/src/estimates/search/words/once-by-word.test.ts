import { expect, it } from 'vitest';
import { onceByWord } from './once-by-word.ts';

it('finds again only what was asked for longer ago than the words that are kept', () => {
  const asked: string[] = [];
  const lengthOf = onceByWord((word) => {
    asked.push(word);
    return word.length === 0 ? null : word.length;
  }, 2);
  expect(['one', '', 'one', '', 'three'].map(lengthOf)).toEqual([3, null, 3, null, 5]);
  expect(asked).toEqual(['one', '', 'three']);
  expect(['', 'one'].map(lengthOf)).toEqual([null, 3]);
  expect(asked).toEqual(['one', '', 'three', 'one']);
});
