import type { Activity } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { byDay } from './by-day.ts';

const activity = (at: string): Activity => ({
  at,
  kind: 'signedIn',
  actor: 'you',
  actorName: null,
  device: null,
  isNewDevice: false,
});

describe('activities by day', () => {
  it("are of the days of the reader's own time zone, in their order", () => {
    const times = ['2026-11-25T09:00:00.000Z', '2026-11-25T07:59:59.999Z', '2026-11-25T01:00:00.000Z'];
    const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeZone: 'America/Los_Angeles' });
    const days = byDay(times.map(activity), format);
    expect(days.map(({ day, activities }) => [day, activities.length])).toEqual([
      ['11/25/26', 1],
      ['11/24/26', 2],
    ]);
  });
});
