import { describe, expect, it } from 'vitest';
import { readDeepLink, signedInAddress } from './destination.ts';

const both = { deepLink: '/account-security', inviteCode: 'a&b=c' };
const app = { deepLink: '/OpenID/Interaction/V1StGXR8_Z5jdHi6B-myT' };
const back = { deepLink: '/account-security', goesBack: true };

describe('where a sign-in leads (spec §2, Sign-in outcomes)', () => {
  it.each([
    { action: 'private', wanted: {}, leadsTo: '/Private' },
    { action: 'private', wanted: { deepLink: '/account-security' }, leadsTo: '/Private#/account-security' },
    { action: 'private', wanted: both, leadsTo: '/Private#/proxy-accept/inviteCode=a%26b%3Dc' },
    { action: 'emergencyRoom', wanted: both, leadsTo: '/Private#/signedin/ed' },
    { action: 'inpatient', wanted: both, leadsTo: '/Private#/signedin/inpatient' },
    // After a time-out, back to the half-filled form.
    { action: 'private', wanted: back, leadsTo: '/Private#/account-security' },
    { action: 'emergencyRoom', wanted: back, leadsTo: '/Private#/account-security' },
    { action: 'inpatient', wanted: back, leadsTo: '/Private#/account-security' },
    { action: 'inpatient', wanted: { goesBack: true }, leadsTo: '/Private#/signedin/inpatient' },
    // An app that has sent somebody to sign in gets its answer (issue 15, point 1), and refuses for itself who is in the hospital.
    { action: 'private', wanted: app, leadsTo: app.deepLink },
    { action: 'inpatient', wanted: app, leadsTo: app.deepLink },
    { action: 'private', wanted: { deepLink: '/OpenID/session/end' }, leadsTo: '/Private#/OpenID/session/end' },
  ] as const)('$action, with $wanted: $leadsTo', ({ action, wanted, leadsTo }) => {
    expect(signedInAddress(action, wanted, '/Private')).toBe(leadsTo);
  });

  it('is the root of the hospital’s own app where it has one, deep link included', () => {
    const root = 'https://my.hospital.example/app';
    expect(signedInAddress('private', { deepLink: '//evil.example' }, root)).toBe(`${root}#//evil.example`);
  });
});

describe('the deep link in the hash of the sign-in page', () => {
  it.each([
    ['#/account-security', '/account-security'],
    ['#/patient-cost-estimates/svcArea=bay', '/patient-cost-estimates/svcArea=bay'],
    ['#main', undefined],
    ['#/', undefined],
    ['', undefined],
  ])('%s is %s', (hash, path) => expect(readDeepLink(hash)).toBe(path));
});
