import { describe, expect, it } from 'vitest';
import { millisecondsLeft } from './use-session-end.ts';

describe('the end of a session (spec §4: "once the current time in seconds passes the expiry")', () => {
  it.each([
    ['the whole of its last second belongs to it', 1_000, 1_000_999, 1],
    ['after that it is over', 1_000, 1_001_000, 0],
    ['long after as well', 1_000, 9_000_000, 0],
    ['20 minutes', 2_200, 1_000_000, 1_201_000],
  ])('%s', (_, expires, now, expected) => expect(millisecondsLeft(expires, now)).toBe(expected));
});
