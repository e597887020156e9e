import { describe, expect, it } from 'vitest';
import { schedulingAddress } from './scheduling-address.ts';

const page = 'https://schedule.example.org/book?clinic=7&lang=en&ticket=abc';

describe('the address of the scheduling page (spec §2: "the query is passed through")', () => {
  it.each([
    ['', page],
    ['?dept=5', `${page}&dept=5`],
    ['?dept=5&dept=6&q=a%26b', `${page}&dept=5&dept=6&q=a%26b`],
  ])('with the query %j', (search, expected) => expect(schedulingAddress(page, search, false)).toBe(expected));

  it.each(['?ticket=forged', '?lang=xx&ticket=forged', '?clinic=8'])('keeps what the portal says: %s', (search) =>
    expect(schedulingAddress(page, search, false)).toBe(page),
  );

  it('has the mobile flag in mobile mode, once, and else none', () => {
    expect(schedulingAddress(page, '?mobile=1', true)).toBe(`${page}&mobile=1`);
    expect(schedulingAddress(page, '?mobile=1', false)).toBe(page);
  });
});
