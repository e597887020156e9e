import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openedSmsLinkMemory } from '../portal/personal-memory.ts';
import { forgetLink, keepLink, keepLinkInPage, keepUsername, recallLink, recallUsername } from './sms-link.ts';

const NOW = 1_800_000_000_000;
const minutes = (count: number): number => NOW + count * 60_000;
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  keepLink('token-of-the-link', NOW);
  return () => vi.unstubAllGlobals();
});

/** Clears what a reload clears: the page's own memory. */
const reload = (): void => openedSmsLinkMemory.forget();

describe('the link of a text message (decision 25)', () => {
  it('outlives a reload for a quarter of an hour, until it was right', () => {
    reload();
    expect(recallLink(minutes(14))).toBe('token-of-the-link');
    expect(recallLink(minutes(15))).toBeUndefined();
  });

  it('is stored no longer once it was right, and the open page has it still', () => {
    keepLinkInPage('token-of-the-link', NOW);
    expect([...stored.values()].join('')).not.toContain('token-of-the-link');
    expect(recallLink(minutes(21))).toBe('token-of-the-link');
    reload();
    expect(recallLink(NOW)).toBeUndefined();
  });

  it('takes its username along when it is forgotten, and when another link is opened', () => {
    for (const end of [forgetLink, () => keepLink('another', NOW)]) {
      keepUsername('yuki.tanaka', NOW);
      expect(recallUsername(minutes(19))).toBe('yuki.tanaka');
      end();
      expect(recallUsername(NOW)).toBeUndefined();
    }
  });
});
