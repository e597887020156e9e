import type { CallReply, getSession } from '@portico/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Send } from '../../portal/use-send.ts';
import { openSession } from './open-session.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map([
    ['portico-bill', 'of the patient'],
    ['portico-kept-estimate', 'of the patient'],
    ['portico-drafts', 'of the patient'],
  ]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

const session = (actingFor: Partial<CallReply<typeof getSession>['actingFor']> | null) =>
  openSession((() => Promise.resolve({ username: 'sam', actingFor })) as unknown as Send);

describe('a session that acts under an access which has ended (decision 25)', () => {
  it('finds nothing that this tab stores of the patient, and says why', async () => {
    expect(await session({ hasEnded: true })).toMatchObject({ actingFor: null });
    expect([...stored]).toEqual([['portico-person-note', 'accessEnded']]);
  });

  it('while the access is good, finds it', async () => {
    await session({ hasEnded: false });
    expect(stored.size).toBe(3);
  });
});
