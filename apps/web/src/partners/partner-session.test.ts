import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPartnerToken, recallPartnerToken, rememberPartnerToken } from './partner-session.ts';

describe('the sessions with partners that a tab keeps (spec §3: "Sessions are kept in session storage")', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    });
    return () => vi.unstubAllGlobals();
  });

  it('are none at first', () => expect(recallPartnerToken('acme')).toBeUndefined());

  it('are each partner’s own', () => {
    rememberPartnerToken('acme', 'a');
    rememberPartnerToken('mill', 'm');
    expect([recallPartnerToken('acme'), recallPartnerToken('mill')]).toEqual(['a', 'm']);
  });

  it('are deleted one by one, when the server says that one is no longer valid', () => {
    rememberPartnerToken('acme', 'a');
    rememberPartnerToken('mill', 'm');
    forgetPartnerToken('acme', 'a');
    expect([recallPartnerToken('acme'), recallPartnerToken('mill')]).toEqual([undefined, 'm']);
  });

  it('stay if a newer one was verified while the older one was checked', () => {
    rememberPartnerToken('acme', 'newer');
    forgetPartnerToken('acme', 'older');
    expect(recallPartnerToken('acme')).toBe('newer');
  });
});
