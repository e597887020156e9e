import { expect, it } from 'vitest';
import { looksWhileUsed } from './kept-while-used.ts';

const MINUTE = 60_000;

/** Uses a page once a minute, and returns the minutes at which the server was asked. */
function looksOf(minutes: number, isUsedAt: (minute: number) => boolean): number[] {
  let now = 0;
  const looks: number[] = [];
  const noteUse = looksWhileUsed(
    () => looks.push(now / MINUTE),
    () => now,
  );
  for (let minute = 0; minute <= minutes; minute += 1) {
    now = minute * MINUTE;
    if (isUsedAt(minute)) noteUse();
  }
  return looks;
}

it('asks at most every five minutes while a page is used (WCAG 2.2.1)', () =>
  expect(looksOf(31, () => true)).toEqual([5, 10, 15, 20, 25, 30]));

it('asks nothing while nobody is there', () => {
  expect(looksOf(31, () => false)).toEqual([]);
  expect(looksOf(31, (minute) => minute < 5)).toEqual([]);
});

it('asks at the next use', () => expect(looksOf(31, (minute) => minute === 28)).toEqual([28]));

it('ends after two hours without a step', () => {
  const looks = looksOf(300, () => true);
  expect(looks).toHaveLength(24);
  expect(looks.at(-1)).toBe(120);
});
