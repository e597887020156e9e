import { describe, expect, it } from 'vitest';
import { placeAfter, type PartnerPlace } from './partner-place.ts';

type Flow = Parameters<typeof placeAfter>;
const byEmail = { verificationType: 'email' } as const;

describe('where a partner request leads (spec §2, §4)', () => {
  it.each<[string, Flow[0], Flow[1], PartnerPlace | null]>([
    [
      '"success shows the ok view"',
      'main',
      { type: 'requestAccepted', captchaGiven: true },
      { page: 'partner-request-account.params', params: { view: 'ok' } },
    ],
    [
      'a partner that nobody knows',
      'main',
      { type: 'partnerUnknown' },
      { page: 'partner-request-account.params', params: { view: 'invalidCP' } },
    ],
    [
      'a link that holds',
      'verifyEmail',
      { type: 'linkAccepted' },
      { page: 'partner-activate-create.params', params: {} },
    ],
    [
      'a link that does not',
      'verifyEmail',
      { type: 'linkRefused' },
      { page: 'partner-failed-verification.params', params: { fromVerifyEmail: 'true' } },
    ],
    [
      '"on failure go to partner-unable-to-verify"',
      'main',
      { type: 'tokenRefused' },
      { page: 'partner-unable-to-verify.params', params: {} },
    ],
    ['what is out of turn leads nowhere', 'main', { type: 'linkAccepted' }, null],
  ])('%s', (_, step, event, place) => expect(placeAfter(step, event, byEmail, true)).toEqual(place));
});
