import { describe, expect, it } from 'vitest';
import { inBatches, readInBatches } from './in-batches.ts';

describe('callers at the same time (decision 160)', () => {
  /** Answers when it is told to, and remembers what it was asked. */
  function answering() {
    const asked: (readonly number[])[] = [];
    const open: (() => void)[] = [];
    const ask = async (inputs: readonly number[]): Promise<number[]> => {
      asked.push(inputs);
      await new Promise<void>((resolve) => open.push(resolve));
      if (inputs.includes(13)) throw new Error('thirteen');
      return inputs.map((each) => each * 10);
    };
    return { asked, answer: () => open.shift()?.(), ask };
  }

  it('share the statement after the one that runs, each with an answer of its own', async () => {
    const { asked, answer, ask } = answering();
    const call = inBatches(ask, 100);
    const first = call(1);
    const others = [call(2), call(3)];
    expect(asked).toEqual([[1]]);
    answer();
    expect(await first).toBe(10);
    answer();
    expect(await Promise.all(others)).toEqual([20, 30]);
    expect(asked).toEqual([[1], [2, 3]]);
  });

  it('are as many to a statement as it may have, and fail alone', async () => {
    const { asked, answer, ask } = answering();
    const call = inBatches(ask, 2);
    const settled = Promise.allSettled([call(1), call(13), call(3), call(4)]);
    while (asked.length < 3) {
      answer();
      await new Promise(setImmediate);
    }
    answer();
    expect((await settled).map((each) => (each.status === 'fulfilled' ? each.value : 'failed'))).toEqual([
      10,
      'failed',
      'failed',
      40,
    ]);
    expect(asked).toEqual([[1], [13, 3], [4]]);
  });

  it('share a read of the database that they ask, and of no other', async () => {
    const asked: string[] = [];
    const read = readInBatches(async ({ name }: { name: string }, inputs: readonly number[]) => {
      asked.push(`${name} ${inputs.join()}`);
      return inputs;
    }, 100);
    const [one, other] = [{ name: 'one' }, { name: 'other' }];
    const answers = await Promise.all([read(one, 1), read(other, 2), read(one, 3), read(one, 4)]);
    expect(answers).toEqual([1, 2, 3, 4]);
    expect(asked).toEqual(['one 1', 'other 2', 'one 3,4']);
  });
});
