import { describe, expect, it } from 'vitest';
import { sharedRead } from './shared-read.ts';

describe('a read that callers of the same moment share', () => {
  it('never answers with what was read before the caller asked', async () => {
    let value = 1;
    const finish: Array<() => void> = [];
    const ask = sharedRead(async () => {
      const seen = value;
      await new Promise<void>((resolve) => finish.push(resolve));
      return seen;
    });
    const first = ask();
    await Promise.resolve();
    value = 2;
    const second = ask();
    const third = ask();
    finish.shift()?.();
    expect(await first).toBe(1);
    await Promise.resolve();
    finish.shift()?.();
    expect(await Promise.all([second, third])).toEqual([2, 2]);
    expect(finish).toEqual([]);
  });

  it('reads again after a failure', async () => {
    let fails = true;
    const ask = sharedRead(async () => {
      if (fails) throw new Error('no connection');
      return 'read';
    });
    await expect(ask()).rejects.toThrow('no connection');
    fails = false;
    expect(await ask()).toBe('read');
  });
});
