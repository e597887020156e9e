import { expect, it } from 'vitest';
import { errorsOf, runEach } from './run-each.ts';

it('runs each in turn, also after one that fails, and then fails as those that did (decision 107)', async () => {
  const ran: string[] = [];
  const step = (name: string, error?: Error) => async () => {
    ran.push(name);
    if (error !== undefined) throw error;
  };
  const [first, second] = [new Error('first'), new Error('second')];
  const steps = [step('one'), step('two', first), step('three'), step('four', second), step('five')];
  const failure: unknown = await runEach(steps).catch((error: unknown) => error);
  expect(errorsOf(failure)).toEqual([first, second]);
  expect(ran).toEqual(['one', 'two', 'three', 'four', 'five']);
  await expect(runEach([step('one', first)])).rejects.toBe(first);
  const nested: unknown = await runEach([() => runEach(steps), step('six', first)]).catch((error: unknown) => error);
  expect(errorsOf(nested)).toEqual([first, second, first]);
  await expect(runEach([])).resolves.toBeUndefined();
});
