import { vi } from 'vitest';

/**
 * Waits until the check holds, and returns what it returns. For work that goes on behind a reply, as jobs do. The time is
 * long because a failed job is tried again after seconds, and a busy machine is slow; a test that holds waits for nothing.
 */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 90_000, interval: 50 });
}
