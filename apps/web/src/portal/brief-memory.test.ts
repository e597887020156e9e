import { beforeEach, describe, expect, it } from 'vitest';
import { briefMemory } from './brief-memory.ts';

let stored: string | undefined;
const memory = briefMemory<{ zip: string }>(
  {
    remember: (text) => {
      stored = text;
    },
    recall: () => stored,
    forget: () => {
      stored = undefined;
    },
  },
  1000,
);

beforeEach(() => memory.remember({ zip: '94305' }, 5000));

describe('what a tab remembers for a time', () => {
  it('is there until then, and gone for good after it', () => {
    expect(memory.recall(5999)).toEqual({ zip: '94305' });
    expect(memory.recall(6000)).toBeUndefined();
    expect(stored).toBeUndefined();
  });

  it('counts its time anew when it changes', () => {
    memory.remember({ zip: '94306' }, 5900);
    expect(memory.recall(6500)).toEqual({ zip: '94306' });
  });

  it('can be forgotten before', () => {
    memory.forget();
    expect(memory.recall(5001)).toBeUndefined();
  });
});
