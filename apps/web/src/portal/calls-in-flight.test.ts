import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countCall, watchSlowCalls } from './calls-in-flight.ts';

const slow = '/Private/Ajax/V1/enrollment/Demographics';
let isShown = false;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  stop = watchSlowCalls((shown) => {
    isShown = shown;
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('the spinner (spec §7, §9)', () => {
  it('shows after half a second, and goes within 100 ms of the answer', () => {
    const isOver = countCall(slow);
    vi.advanceTimersByTime(490);
    expect(isShown).toBe(false);
    vi.advanceTimersByTime(10);
    expect(isShown).toBe(true);
    isOver();
    vi.advanceTimersByTime(100);
    expect(isShown).toBe(false);
  });

  it('does not show for a call that is answered before', () => {
    const isOver = countCall(slow);
    vi.advanceTimersByTime(300);
    isOver();
    vi.advanceTimersByTime(1000);
    expect(isShown).toBe(false);
  });

  it('stays until the last of several calls is over, and comes again for another', () => {
    const first = countCall(slow);
    const second = countCall(slow);
    vi.advanceTimersByTime(600);
    first();
    vi.advanceTimersByTime(100);
    expect(isShown).toBe(true);
    second();
    vi.advanceTimersByTime(100);
    expect(isShown).toBe(false);
    const third = countCall(slow);
    vi.advanceTimersByTime(500);
    expect(isShown).toBe(true);
    third();
    vi.advanceTimersByTime(100);
  });

  it('does not show for calls that the specification does not name', () => {
    const isOver = countCall('/Private/Ajax/V1/MyHealthLogin');
    vi.advanceTimersByTime(2000);
    expect(isShown).toBe(false);
    isOver();
  });
});
