import { expect, it } from 'vitest';
import { watchDatabase } from './watch-database.ts';

// Decisions 215 and 226: servers look every two seconds for what staff publish, and what was known stands while the database does not answer.

it('tells of an outage once, and of the next one again', async () => {
  let outage: string | null = 'the first';
  const told: unknown[] = [];
  const watch = await watchDatabase(
    async () => {
      if (outage !== null) throw new Error(outage);
    },
    (error) => void told.push(error),
  );
  expect(watch.fails).toBe(true);
  await watch.look();
  outage = null;
  await watch.look();
  expect(watch.fails).toBe(false);
  outage = 'the second';
  await watch.look();
  await watch.look();
  await watch.stop();
  expect(told).toEqual([new Error('the first'), new Error('the second')]);
});

it('looks once at a time, and stops when the look that is under way is over', async () => {
  const answer = Promise.withResolvers<void>();
  let looks = 0;
  let isAnswered = false;
  const watch = await watchDatabase(
    async () => {
      looks += 1;
      if (looks > 1) await answer.promise;
      isAnswered = looks > 1;
    },
    () => {},
  );
  const both = [watch.look(), watch.look()];
  const stopped = watch.stop().then(() => expect(isAnswered).toBe(true));
  answer.resolve();
  await Promise.all([...both, stopped]);
  expect(looks).toBe(2);
});
