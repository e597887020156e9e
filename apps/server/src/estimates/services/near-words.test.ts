import { expect, it } from 'vitest';
import { findNearWords } from './near-words.ts';

it('finds the nearest words of all files first, for each that was typed', async () => {
  const files = [' plaster platter', '', ' debridement plaster plated'];
  expect(await findNearWords(files, ['platser', 'debridment', 'quux'])).toEqual([
    ['plaster', 'platter'],
    ['debridement'],
    [],
  ]);
});

it('lets others be served while it reads the words of a large hospital', async () => {
  const words = Array.from({ length: 20_000 }, (_, at) => ` word${at.toString(36)}`).join('');
  let turns = 0;
  let isDone = false;
  const turn = (): void => {
    turns += 1;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await findNearWords([words], ['colonoscxpy', 'gastroxlogy', 'mammogrxm']);
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(5);
});
