import { describe, expect, it } from 'vitest';
import { Refusal } from '../../platform/refusal.ts';
import { workQueue } from './hash-queue.ts';

/** Work that ends when the test says so. */
function heldWork(log: string[]) {
  const ends: Array<() => void> = [];
  return {
    endNext: () => ends.shift()?.(),
    work: (name: string) => () => {
      log.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    },
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('work that takes a core and memory', () => {
  it('runs so much at once, in its order, and turns away what would wait too long', async () => {
    const begun: string[] = [];
    const { work, endNext } = heldWork(begun);
    const queue = workQueue(2, 1);
    const done = ['one', 'two', 'three'].map((name) => queue.run(work(name)));
    await settle();
    expect(begun).toEqual(['one', 'two']);
    expect(() => queue.requireRoom()).toThrow(Refusal);
    await expect(queue.run(work('four'))).rejects.toMatchObject({ error: 'unavailable', retryAfterSeconds: 2 });
    endNext();
    await settle();
    expect(begun).toEqual(['one', 'two', 'three']);
    expect(() => queue.requireRoom()).not.toThrow();
    endNext();
    endNext();
    expect(await Promise.all(done)).toEqual(['one', 'two', 'three']);
  });

  it('says beforehand whether there is room for several, which run at once or wait', async () => {
    const { work, endNext } = heldWork([]);
    const queue = workQueue(1, 2);
    expect(() => queue.requireRoom(3)).not.toThrow();
    expect(() => queue.requireRoom(4)).toThrow(Refusal);
    const done = ['one', 'two'].map((name) => queue.run(work(name)));
    await settle();
    expect(() => queue.requireRoom()).not.toThrow();
    expect(() => queue.requireRoom(2)).toThrow(Refusal);
    endNext();
    await settle();
    expect(() => queue.requireRoom(2)).not.toThrow();
    endNext();
    await Promise.all(done);
  });

  it('gives its place on when it fails', async () => {
    const queue = workQueue(1, 1);
    const failing = queue.run(() => Promise.reject(new Error('broken')));
    const after = queue.run(() => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('broken');
    expect(await after).toBe('done');
    expect(await queue.run(() => Promise.resolve('again'))).toBe('again');
  });
});
