import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lifetimeOf } from '../portal/lifetimes.ts';
import { forgetPerson } from '../portal/personal-memory.ts';
import { claimDrafts, saveDraft, recallDraft } from './drafts.ts';

let stored: Map<string, string>;

beforeEach(async () => {
  stored = new Map();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  await claimDrafts('maria@example.org');
  saveDraft('add-phone', { open: true, phone: '650-555-0142' }, 1000);
});

describe('what was typed before a session ended (issue 3: a half-filled form)', () => {
  it('is there again when the same person signs in', async () => {
    await claimDrafts('maria@example.org');
    expect(recallDraft('add-phone', 2000)).toEqual({ open: true, phone: '650-555-0142' });
  });

  it('is gone when another person signs in', async () => {
    await claimDrafts('duc@example.org');
    expect(recallDraft('add-phone', 2000)).toBeUndefined();
    expect([...stored.values()].join()).not.toContain('650-555-0142');
  });

  it('is gone after its time', () => {
    expect(recallDraft('add-phone', 999 + lifetimeOf('drafts'))).toBeDefined();
    expect(recallDraft('add-phone', 1000 + lifetimeOf('drafts'))).toBeUndefined();
  });

  it('is gone when the form is done with, and when one signs out', () => {
    saveDraft('question', { open: true }, 1000);
    saveDraft('add-phone', undefined, 1000);
    expect(recallDraft('add-phone', 1000)).toBeUndefined();
    expect(recallDraft('question', 1000)).toEqual({ open: true });
    forgetPerson();
    expect(recallDraft('question', 1000)).toBeUndefined();
    expect(stored.size).toBe(0);
  });

  it('does not say whose it is', () => {
    expect([...stored.values()].join()).not.toContain('maria');
  });

  it('is not kept where the browser cannot tell whose it is', async () => {
    vi.stubGlobal('isSecureContext', false);
    await claimDrafts('maria@example.org');
    expect(recallDraft('add-phone', 1000)).toBeUndefined();
  });
});
