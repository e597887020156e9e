import { beforeEach, describe, expect, it, vi } from 'vitest';
import { claimDrafts, saveDraft } from '../drafts/drafts.ts';
import { briefMemory } from '../portal/brief-memory.ts';
import { lifetimeOf } from '../portal/lifetimes.ts';
import { signUpMemory } from '../portal/personal-memory.ts';
import { hasTyped } from './has-typed.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

describe('the offline page says that what was typed is still there', () => {
  it('only where it is', async () => {
    expect(hasTyped(1000)).toBe(false);
    await claimDrafts('maria@example.org');
    expect(hasTyped(1000)).toBe(false);
    saveDraft('question', { answer: 'Beet soup' }, 1000);
    expect(hasTyped(1000)).toBe(true);
  });

  it('and only as long as the form would show it', () => {
    const lifetime = lifetimeOf('signUp');
    briefMemory(signUpMemory, lifetime).remember({ firstName: 'Clara' }, 1000);
    expect(hasTyped(999 + lifetime)).toBe(true);
    expect(hasTyped(1000 + lifetime)).toBe(false);
  });
});
