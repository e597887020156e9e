import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { readServerSettings } from './settings.ts';
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

describe.each(['2', 'all'])('PORTICO_WORKERS=%s', (value) => {
  const embedded = { PORTICO_WORKERS: value };
  const postgresql = { PORTICO_WORKERS: value, DATABASE_URL: 'postgresql://localhost/portico' };

  it('is refused on the embedded database, with what to do', () => {
    expect(workersErrors({ ...embedded, DATABASE_EMBEDDED: 'yes' })).toEqual([
      expect.stringContaining('Set DATABASE_URL, or take'),
    ]);
    expect(workersErrors(postgresql)).toEqual([]);
  });

  it('is refused by the server of the demonstration, with what to do', async () => {
    await expect(readServerSettings('demonstration', postgresql)).rejects.toThrow('`npm run serve`');
  });
});
