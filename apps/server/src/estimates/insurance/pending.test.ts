import { describe, expect, it } from 'vitest';
import { isPending } from './pending.ts';

const created_at = new Date('2026-11-23T12:00:00Z');
const after = (seconds: number) => new Date(created_at.getTime() + seconds * 1000);
const failure = 'the sealed outcome of a try that failed';

describe('an inquiry is pending (decisions 34, 72)', () => {
  it.each([
    { when: 'before it is sent', state: 'waiting', outcome: null, sent_at: null, is: true },
    { when: 'while it is sent', state: 'sending', outcome: null, sent_at: after(1), is: true },
    {
      when: 'not between two tries, when the failure is known',
      state: 'waiting',
      outcome: failure,
      sent_at: after(1),
      is: false,
    },
    {
      when: 'not between two tries, where nothing was sent',
      state: 'waiting',
      outcome: failure,
      sent_at: null,
      is: false,
    },
    { when: 'not when it is answered', state: 'answered', outcome: 'benefits', sent_at: after(1), is: false },
    { when: 'not when it is given up', state: 'failed', outcome: failure, sent_at: after(1), is: false },
  ] as const)('$when', ({ is, ...inquiry }) => {
    expect(isPending({ ...inquiry, created_at }, after(30))).toBe(is);
  });

  it('for ten minutes at most: then its job is lost', () => {
    const sending = { state: 'sending', outcome: null, sent_at: after(60), created_at } as const;
    expect(isPending(sending, after(60 + 599))).toBe(true);
    expect(isPending(sending, after(60 + 600))).toBe(false);
    expect(isPending({ ...sending, state: 'waiting', sent_at: null }, after(600))).toBe(false);
  });
});
