import { describe, expect, it } from 'vitest';
import { signedInRootFor } from './signed-in-root.ts';

const own = 'https://my.alderbay.example/app';

describe('with a signed-in app of the hospital’s own (issue 15, point 1; Findings, operations B2)', () => {
  it.each([
    '/account-security',
    '/people',
    '/messages/helpdesk',
    '/patient-cost-estimates-detail/svcArea=bay',
    '/visits?x=1',
  ])('%s keeps its page', (path) => expect(signedInRootFor(path, own)).toBe('/Private'));

  it.each(['/', '/lab-results', '//evil.example', '/account-security-of-mine'])('%s is the hospital’s', (path) =>
    expect(signedInRootFor(path, own)).toBe(own),
  );
});
