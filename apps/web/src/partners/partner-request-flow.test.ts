import { describe, expect, it } from 'vitest';
import { pathOfStatus } from '../flow/flow-path.ts';
import { partnerRequest, statusAfter } from './partner-request-flow.ts';

type Flow = Parameters<typeof statusAfter>;
const acme = { name: 'acme', fullName: 'Acme Works', verificationType: 'email', noLoginView: false } as const;
const inAcme = { signedInRoot: '/Private', partners: [acme], partner: acme };

describe('where a partner request leads (spec §2, §4)', () => {
  it.each<[string, Flow[0], Flow[1], string]>([
    [
      '"success shows the ok view"',
      'main',
      { type: 'requestAccepted', captchaGiven: true },
      '/cp-request-account/partner=acme&view=ok',
    ],
    [
      'a partner that nobody knows',
      'main',
      { type: 'partnerUnknown' },
      '/cp-request-account/partner=acme&view=invalidCP',
    ],
    ['a link that holds', 'verifyEmail', { type: 'linkAccepted' }, '/cp-activate-create/partner=acme'],
    [
      'a link that does not',
      'verifyEmail',
      { type: 'linkRefused' },
      '/cp-failed-verification/partner=acme&fromVerifyEmail=true',
    ],
    [
      '"on failure go to partner-unable-to-verify"',
      'main',
      { type: 'tokenRefused' },
      '/cp-unable-to-verify/partner=acme',
    ],
  ])('%s', (_, step, event, path) => {
    const status = statusAfter(step, event, acme, true);
    expect(status && pathOfStatus(partnerRequest, status, inAcme)).toBe(path);
  });

  it('an event that is out of turn leads nowhere', () =>
    expect(statusAfter('main', { type: 'linkAccepted' }, acme, true)).toBeNull());
});
