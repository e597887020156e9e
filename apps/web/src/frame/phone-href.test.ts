import { describe, expect, it } from 'vitest';
import { phoneHref } from './phone-href.ts';

describe('a phone number that can be called', () => {
  it.each([
    ['(650) 498-2900', 'tel:+16504982900'],
    ['1-800-368-1019', 'tel:+18003681019'],
    ['(1) 800 368 1019', 'tel:+18003681019'],
    ['+1 800-368-1019', 'tel:+18003681019'],
    ['911', 'tel:911'],
    ['800-537-7697', 'tel:+18005377697'],
    ['+52 55 1234 5678', 'tel:+525512345678'],
  ])('%s leads to %s', (number, href) => expect(phoneHref(number)).toBe(href));
});
