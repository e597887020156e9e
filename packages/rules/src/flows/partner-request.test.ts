import { describe, expect, it } from 'vitest';
import { next, start, type Event, type State, type Step, type VerificationType } from './partner-request.ts';
import { expectAlways } from './testing/walk.ts';
import { partnerRequestWalks } from './testing/walkables.ts';

const partner = (step: Step, verificationType: VerificationType = 'email', captchaNeeded = true): State => ({
  step,
  verificationType,
  captchaNeeded,
  fault: null,
});
const main = partner('main');
const withoutCaptcha = partner('main', 'email', false);
const accepted = (captchaGiven: boolean): Event => ({ type: 'requestAccepted', captchaGiven });

describe('a partner request (spec §4)', () => {
  it.each<[string, State, Event, State]>([
    ['the partner is read (§2)', start, { type: 'partnerRead', verificationType: 'email', captchaNeeded: true }, main],
    ['an unknown one has its own view', start, { type: 'partnerUnknown' }, { ...start, step: 'invalidCP' }],
    ['"success shows the ok view"', main, accepted(true), partner('ok')],
    ['"missing captcha shows a captcha error" (§8)', main, accepted(false), { ...main, fault: 'captcha' }],
    ['"unless captcha is disabled"', withoutCaptcha, accepted(false), { ...withoutCaptcha, step: 'ok' }],
    ['"failure sets a failed flag"', main, { type: 'requestRefused' }, { ...main, fault: 'failed' }],
    ['a fault is gone with the next try', { ...main, fault: 'failed' }, accepted(true), partner('ok')],
    ['the mailed link', partner('ok'), { type: 'linkOpened' }, partner('verifyEmail')],
    ['the link in another browser', main, { type: 'linkOpened' }, partner('verifyEmail')],
    ['a link that holds', partner('verifyEmail'), { type: 'linkAccepted' }, partner('done')],
    ['a link that does not', partner('verifyEmail'), { type: 'linkRefused' }, partner('failedVerification')],
    ['a credential', partner('ok', 'credential'), { type: 'tokenAccepted' }, partner('done', 'credential')],
    ['"verified through a stored token"', main, { type: 'tokenAccepted' }, partner('done')],
    ['"on failure go to partner-unable-to-verify"', main, { type: 'tokenRefused' }, partner('unableToVerify')],
  ])('%s', (_, before, event, after) => expect(next(before, event)).toEqual(after));

  it('a partner that goes by credentials mails no links', () =>
    expect(next(partner('ok', 'credential'), { type: 'linkOpened' })).toEqual({ refused: 'notOffered' }));

  it.each<[Step, Event]>([
    ['start', { type: 'tokenAccepted' }],
    ['main', { type: 'linkAccepted' }],
    ['ok', accepted(true)],
    ['invalidCP', accepted(true)],
    ['verifyEmail', { type: 'tokenAccepted' }],
    ['failedVerification', { type: 'linkAccepted' }],
    ['unableToVerify', { type: 'tokenAccepted' }],
    ['done', { type: 'tokenRefused' }],
  ])('at %s, %j is out of turn', (step, event) => expect(next(partner(step), event)).toEqual({ refused: 'outOfTurn' }));

  it.each<Step>(['start', 'main', 'ok', 'invalidCP', 'verifyEmail', 'failedVerification', 'unableToVerify'])(
    'the partner is read again from %s (§2: "entering or leaving a partner state re-reads the partner")',
    (step) =>
      expect(
        next(
          { ...partner(step), fault: 'failed' },
          { type: 'partnerRead', verificationType: 'credential', captchaNeeded: false },
        ),
      ).toEqual(partner('main', 'credential', false)),
  );

  it('nobody is verified without a link or a token', () =>
    expectAlways(
      partnerRequestWalks,
      ({ after: { step }, past }) =>
        (step === 'done') === (past.includes('linkAccepted') || past.includes('tokenAccepted')),
    ));

  it('no event is accepted before the partner is read', () =>
    expectAlways(
      partnerRequestWalks,
      ({ after: { step }, past }) => ['start', 'invalidCP'].includes(step) || past.includes('partnerRead'),
    ));

  it('nobody gets a link by email from a partner that goes by credentials', () =>
    expectAlways(
      partnerRequestWalks,
      ({ after: { step, verificationType } }) => step !== 'verifyEmail' || verificationType === 'email',
    ));

  it('no request is accepted without the captcha that is needed', () =>
    expectAlways(
      partnerRequestWalks,
      ({ before, event, refused, after }) =>
        refused ||
        event.type !== 'requestAccepted' ||
        (after.step === 'ok') === (event.captchaGiven || !before.captchaNeeded),
    ));
});
