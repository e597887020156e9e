import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limits } from '../../platform/limits/limits.ts';
import { serveSender } from './serve-sender.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('a message has its time from its beginning, however slowly it comes (decision 248)', async () => {
  const socket = Object.assign(new PassThrough(), { destroySoon: () => socket.destroy() });
  const patience = limits.adtFrame.window * 1000;
  const unused = vi.fn<() => void>();
  const reports = { refused: unused, failed: unused, turnedAway: unused };
  const leaving = new AbortController().signal;
  const ended = serveSender(socket as unknown as Socket, {} as never, reports, { leaving, patience });
  socket.write(Uint8Array.of(0x0b));
  await turn();
  vi.advanceTimersByTime(patience * 0.7);
  socket.write('A');
  await turn();
  expect(socket.destroyed).toBe(false);
  vi.advanceTimersByTime(patience * 0.3);
  expect(socket.destroyed).toBe(true);
  await ended;
});
