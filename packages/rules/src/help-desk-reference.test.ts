import { expect, it } from 'vitest';
import { formatHelpDeskReference, readHelpDeskReference } from './help-desk-reference.ts';

it.each([
  ['K7Q2M-9XWRT', 'K7Q2M9XWRT'],
  [' k7q2m 9xwrt ', 'K7Q2M9XWRT'],
  ['K7Q2M9XWRO', 'K7Q2M9XWR0'],
  ['K7Q2M-9XWR', null],
  ['K7Q2M-9XWRTT', null],
  ['K7Q2M-9XWR!', null],
  ['', null],
])('%j is the reference number %j', (typed, read) => {
  expect(readHelpDeskReference(typed)).toBe(read);
});

it('is shown in two groups, and read as it is shown', () => {
  expect(formatHelpDeskReference('K7Q2M9XWRT')).toBe('K7Q2M-9XWRT');
  expect(readHelpDeskReference('K7Q2M-9XWRT')).toBe('K7Q2M9XWRT');
});
