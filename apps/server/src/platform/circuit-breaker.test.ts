import { describe, expect, it } from 'vitest';
import { settableClock } from '../testing/settable-clock.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';

/** Three silences in a row, and half a minute. */
function setUp() {
  const clock = settableClock();
  return { clock, breaker: createCircuitBreaker(() => clock.now(), { number: 3, window: 30 }) };
}

describe('a service that has gone silent (issue 16, point 3)', () => {
  it('is not asked after so many silences in a row, and other services are', () => {
    const { breaker } = setUp();
    for (let time = 0; time < 3; time += 1) {
      expect(breaker.mayAsk('meridian')).toBe(true);
      breaker.noteSilence('meridian');
    }
    expect(breaker.mayAsk('meridian')).toBe(false);
    expect(breaker.mayAsk('redwood')).toBe(true);
  });

  it('is asked on where it answers now and then', () => {
    const { breaker } = setUp();
    for (let time = 0; time < 10; time += 1) {
      breaker.noteSilence('meridian');
      breaker.noteSilence('meridian');
      breaker.noteAnswer('meridian');
      expect(breaker.mayAsk('meridian')).toBe(true);
    }
  });

  it('is asked by one after the pause, and by all once that one was answered', () => {
    const { breaker, clock } = setUp();
    for (let time = 0; time < 3; time += 1) breaker.noteSilence('meridian');
    clock.advance(29);
    expect(breaker.mayAsk('meridian')).toBe(false);
    clock.advance(1);
    expect([breaker.mayAsk('meridian'), breaker.mayAsk('meridian')]).toEqual([true, false]);
    breaker.noteSilence('meridian');
    expect(breaker.mayAsk('meridian')).toBe(false);
    clock.advance(30);
    expect(breaker.mayAsk('meridian')).toBe(true);
    breaker.noteAnswer('meridian');
    expect([breaker.mayAsk('meridian'), breaker.mayAsk('meridian')]).toEqual([true, true]);
  });

  it('is asked again after another pause where nobody hears of the one that went out', () => {
    const { breaker, clock } = setUp();
    for (let time = 0; time < 3; time += 1) breaker.noteSilence('meridian');
    clock.advance(30);
    expect(breaker.mayAsk('meridian')).toBe(true);
    clock.advance(30);
    expect(breaker.mayAsk('meridian')).toBe(true);
  });
});
