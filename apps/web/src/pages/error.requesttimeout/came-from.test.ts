import { pathTo } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { pathOf, signedInPathOf, startOf } from './came-from.ts';

describe('a page that timed out (spec §4, §8)', () => {
  it('can be tried again when it is known', () => {
    expect(pathOf({ from: '/estimates' })).toBe('/estimates');
  });

  it.each([null, undefined, {}, { from: 3 }, { from: 'https://evil.example' }])('is not known from %j', (note) =>
    expect(pathOf(note)).toBeNull(),
  );

  it('is known by its hash when it was one of the signed-in app', () => {
    expect(signedInPathOf('#/account-security')).toBe('/account-security');
    expect(signedInPathOf('#/')).toBe('/');
    expect(signedInPathOf('')).toBeNull();
    expect(signedInPathOf('#main')).toBeNull();
  });

  it.each([pathTo('estimates'), pathTo('estimates-details', { svcArea: 'bay', template: 'mri-knee' })])(
    'of the estimator starts over at its first step: %s',
    (path) => expect(startOf(path)).toBe('estimates'),
  );

  it.each([null, pathTo('home'), pathTo('helpdesk-center'), '/nowhere'])('elsewhere starts over at home: %s', (path) =>
    expect(startOf(path)).toBe('home'),
  );
});
