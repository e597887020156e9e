import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { latestOnly } from './latest-only.ts';

/** Tasks that end when the test says so. */
function bench() {
  const queue = latestOnly<string>();
  const begun: string[] = [];
  const shown: string[] = [];
  const finish = new Map<string, () => void>();
  const start = (name: string) =>
    queue.start(
      () => {
        begun.push(name);
        return new Promise((resolve) => finish.set(name, () => resolve(name)));
      },
      (outcome) => shown.push(outcome),
    );
  const done = async (name: string) => {
    finish.get(name)?.();
    await setImmediate();
  };
  return { queue, begun, shown, start, done };
}

describe('choices of a location or a provider (spec §4)', () => {
  it('shows the answer to the one that was made', async () => {
    const { start, done, shown } = bench();
    start('alder');
    await done('alder');
    expect(shown).toEqual(['alder']);
  });

  it('sends one after the other, leaves out what was overtaken, and shows the last alone', async () => {
    const { start, done, begun, shown } = bench();
    start('alder');
    start('bayside');
    start('north');
    expect(begun).toEqual(['alder']);
    await done('alder');
    await done('north');
    expect(begun).toEqual(['alder', 'north']);
    expect(shown).toEqual(['north']);
  });

  it('shows nothing once the page was left', async () => {
    const { queue, start, done, begun, shown } = bench();
    start('alder');
    start('bayside');
    queue.close();
    await done('alder');
    expect(begun).toEqual(['alder']);
    expect(shown).toEqual([]);
  });
});
