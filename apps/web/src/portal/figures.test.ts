import { describe, expect, it } from 'vitest';
import { longDate, money } from './figures.ts';

describe('figures as the two languages write them in the United States', () => {
  it('writes a day without moving it by a time zone', () => {
    expect(longDate('2026-12-21', 'en')).toBe('December 21, 2026');
    expect(longDate('2026-12-21', 'es')).toBe('21 de diciembre de 2026');
  });

  it('writes integer cents as dollars', () => {
    expect(money(122740, 'en')).toBe('$1,227.40');
    expect(money(122740, 'es')).toBe('$1,227.40');
  });
});
