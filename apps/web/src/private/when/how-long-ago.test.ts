import { describe, expect, it } from 'vitest';
import { howLongAgo } from './how-long-ago.ts';

const now = new Date(2026, 10, 21, 15, 30);
const at = (day: number, hour: number, minute: number, second = 0) => new Date(2026, 10, day, hour, minute, second);

describe('how a time is told (spec §9, "Relative time text")', () => {
  it.each([
    [at(21, 15, 29, 1), { kind: 'now' }],
    [at(21, 15, 30, 40), { kind: 'now' }],
    [at(21, 15, 29), { kind: 'minutes', count: 1 }],
    [at(21, 14, 31), { kind: 'minutes', count: 59 }],
    [at(21, 14, 30), { kind: 'hours', count: 1 }],
    [at(21, 0, 5), { kind: 'hours', count: 15 }],
    [at(20, 23, 59), { kind: 'yesterday' }],
    [at(20, 0, 0), { kind: 'yesterday' }],
    [at(19, 23, 59), { kind: 'date' }],
    [at(22, 9, 0), { kind: 'date' }],
  ])('%s', (time, told) => expect(howLongAgo(time, now)).toEqual(told));

  it('is minutes in the first hour of a day too', () => {
    expect(howLongAgo(at(20, 23, 50), at(21, 0, 10))).toEqual({ kind: 'minutes', count: 20 });
  });
});
