import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canShowPages, meets, needs } from './needs.ts';

const supports = vi.fn<() => boolean>(() => true);

beforeEach(() => {
  vi.stubGlobal('CSS', { supports });
  vi.stubGlobal('window', { postMessage: () => {} });
  vi.stubGlobal('navigator', { cookieEnabled: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  supports.mockReturnValue(true);
});

describe('what the portal needs of a browser (spec §2)', () => {
  it('is all there in one of today', () => expect(needs.every(meets)).toBe(true));

  it('is missing where cookies are switched off, and the pages open all the same (spec §8, General)', () => {
    vi.stubGlobal('navigator', { cookieEnabled: false });
    expect([meets('cookies'), canShowPages()]).toEqual([false, true]);
  });

  it('is missing without messages between windows, and then no page can work', () => {
    vi.stubGlobal('window', {});
    expect([meets('messages'), canShowPages()]).toEqual([false, false]);
  });

  it('is missing in a browser of more than two years ago', () => {
    supports.mockReturnValue(false);
    expect([meets('recent'), canShowPages()]).toEqual([false, false]);
  });
});
