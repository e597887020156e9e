import { expect, it } from 'vitest';
import { firstReleaseFor, worksAfter } from './contracting-migration.ts';

// Issue 16, point 2; decision 178.

it.each([
  ['070-notes', '0.1.0', true],
  ['071-without-notes.from-0.3.0', '0.2.9', false],
  ['071-without-notes.from-0.3.0', '0.3.0', true],
  ['071-without-notes.from-0.3.0', '0.3.0-dev', true],
  ['071-without-notes.from-0.9.0', '0.10.0', true],
  ['071-without-notes.from-1.0.0', '0.10.0', false],
])('a server works after %s, which it may not know, if it is release %s: %s', (migration, release, works) => {
  expect(worksAfter(migration, release)).toBe(works);
});

it('a name says from which release on servers work', () => {
  expect(firstReleaseFor('071-without-notes.from-0.3.0')).toBe('0.3.0');
  expect(firstReleaseFor('070-notes-from-1')).toBeNull();
});
