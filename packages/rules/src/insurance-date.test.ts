import { describe, expect, it } from 'vitest';
import { readInsuranceDate } from './insurance-date.ts';
import { examples, pairs } from './testing/examples.ts';

const today = '2026-11-21';

describe('spec §5, insurance date: M/D/YYYY, a real day, not in the future', () => {
  it.each(pairs('insurance-date', 'valid', ' = '))('reads %s', (input, date) =>
    expect(readInsuranceDate(input, today)).toBe(date),
  );
  it.each(examples('insurance-date', 'invalid'))('refuses %s', (line) =>
    expect(readInsuranceDate(line, today)).toBeNull(),
  );
});
