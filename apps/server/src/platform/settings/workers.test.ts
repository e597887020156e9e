import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { workersErrors, workersVariable } from './workers.ts';

// Issue 16, point 7.

it('PORTICO_WORKERS is a number of processes, or one for each core', () => {
  expect(workersVariable.parse(undefined)).toBe(1);
  expect(workersVariable.parse('4')).toBe(4);
  expect(workersVariable.parse('all')).toBe(availableParallelism());
});

it.each(['0', '-1', '1.5', '100', 'auto', ''])('PORTICO_WORKERS is not "%s"', (value) => {
  expect(workersVariable.safeParse(value).success).toBe(false);
});

it.each(['2', 'all'])(
  'PORTICO_WORKERS=%s is refused on the embedded database and in the demonstration, with what to do',
  (value) => {
    const embedded = { PORTICO_WORKERS: value, DATABASE_EMBEDDED: 'yes' };
    expect(workersErrors('production', embedded)).toEqual([expect.stringContaining('Set DATABASE_URL, or take')]);
    const other = { PORTICO_WORKERS: value, DATABASE_URL: 'postgresql://localhost/portico' };
    expect(workersErrors('production', other)).toEqual([]);
    expect(workersErrors('demonstration', other)).toEqual([expect.stringContaining('`npm run serve`')]);
  },
);
