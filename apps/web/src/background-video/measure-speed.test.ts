import { SPEED_PROBE_BYTES } from '@portico/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isFastEnough } from './measure-speed.ts';

const probe = readFileSync(join(import.meta.dirname, '../../public/speed-probe.png'));
const { signal } = new AbortController();

/** Lets the picture arrive after this many milliseconds. */
function comesAfter(milliseconds: number, body: Uint8Array<ArrayBuffer> = new Uint8Array(probe)) {
  const fetched = vi.fn<typeof fetch>(async () => {
    vi.advanceTimersByTime(milliseconds);
    return new Response(body);
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the picture by which the speed is measured (spec §7)', () => {
  it('has 16,158 bytes, and is a picture', () => {
    expect(probe.byteLength).toBe(16_158);
    expect(SPEED_PROBE_BYTES).toBe(16_158);
    expect(probe.subarray(1, 4).toString()).toBe('PNG');
  });
});

describe('the background video (spec §9)', () => {
  it('is on at 350 kilobits a second, and off below', async () => {
    comesAfter(369);
    expect(await isFastEnough(signal)).toBe(true);
    comesAfter(370);
    expect(await isFastEnough(signal)).toBe(false);
  });

  it('is off when the picture does not come, or something else comes', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    expect(await isFastEnough(signal)).toBe(false);
    comesAfter(10, new Uint8Array(3));
    expect(await isFastEnough(signal)).toBe(false);
  });

  it('is measured by the connection, not by a cache', async () => {
    const fetched = comesAfter(10);
    await isFastEnough(signal);
    await isFastEnough(signal);
    const [first, second] = fetched.mock.calls.map(([url]) => url);
    expect(first).toMatch(/^\/speed-probe\.png\?./);
    expect(second).not.toBe(first);
    expect(fetched.mock.calls[0]?.[1]?.cache).toBe('no-store');
  });
});
