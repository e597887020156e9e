import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSentNote, recallSentNote } from './sent-note.ts';

const note = { factorId: 'f1', resendAt: 1_795_000_000_000, sendsLeft: 4 };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('that a code was sent', () => {
  it('is known after a reload, so that no other is sent', () => {
    saveSentNote('visit', note);
    expect(recallSentNote('visit', 'f1')).toMatchObject(note);
  });

  it('is nothing to another way, or to a later sign-in', () => {
    saveSentNote('visit', note);
    expect(recallSentNote('visit', 'f2')).toBeNull();
    expect(recallSentNote('later', 'f1')).toBeNull();
  });

  it('is not known where nothing was kept', () => expect(recallSentNote('visit', 'f1')).toBeNull());
});
