import { beforeEach, describe, expect, it, vi } from 'vitest';
import { phoneNumberMemory } from '../portal/personal-memory.ts';
import { savePhoneNote, recallPhoneNote, type PhoneNote } from './phone-note.ts';

const sent = { token: 'of-the-lookup', resendAt: 1_800_000_000_000, isAnother: false };
const note: PhoneNote = { lastFour: '0142', number: '(650) 555-0142', sent };
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  savePhoneNote(note);
  return () => vi.unstubAllGlobals();
});

describe('the phone that a code was sent to (decision 25)', () => {
  it('has its number while the page is open', () => expect(recallPhoneNote('0142')).toEqual(note));

  it('is not stored with its number: after a reload only the code and the last four digits are there', () => {
    expect([...stored.values()].join('')).not.toContain('650');
    phoneNumberMemory.forget();
    expect(recallPhoneNote('0142')).toEqual({ ...note, number: null });
  });

  it('is not that of another sign-up, with other digits', () => expect(recallPhoneNote('0143')).toBeNull());
});
