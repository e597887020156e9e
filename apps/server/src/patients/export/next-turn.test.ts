import { expect, it } from 'vitest';
import { nextTurnAt } from './next-turn.ts';

it.each([
  ['on the same day', 2, '2026-11-25T09:00:00Z', '2026-11-25T10:00:00Z'],
  ['at the hour itself, of the next day', 2, '2026-11-25T10:00:00Z', '2026-11-26T10:00:00Z'],
  ['on a day of 25 hours, of the next day', 0, '2026-11-01T07:20:00Z', '2026-11-02T08:00:00Z'],
  ['before a day of 23 hours, leaves out no night', 23, '2026-03-08T07:30:00Z', '2026-03-09T06:00:00Z'],
  ['at the end of a month', 0, '2026-11-30T09:00:00Z', '2026-12-01T08:00:00Z'],
])('the next turn of the export is the hour in Los Angeles %s', (_when, hour, now, expected) => {
  expect(nextTurnAt('America/Los_Angeles', hour, new Date(now))).toEqual(new Date(expected));
});
