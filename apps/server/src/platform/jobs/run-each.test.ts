import { expect, it } from 'vitest';
import { runEach } from './run-each.ts';

it('runs each in turn, also after one that fails, and then fails as the first (decision 107)', async () => {
  const ran: string[] = [];
  const step = (name: string, error?: Error) => async () => {
    ran.push(name);
    if (error !== undefined) throw error;
  };
  const first = new Error('first');
  const steps = [step('one'), step('two', first), step('three'), step('four', new Error('second')), step('five')];
  await expect(runEach(steps)).rejects.toBe(first);
  expect(ran).toEqual(['one', 'two', 'three', 'four', 'five']);
  await expect(runEach([])).resolves.toBeUndefined();
});
