import { nativeAppCommand } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { addressOfCommand } from './address-of-command.ts';

describe('a deep link of the hospital’s app (spec §1)', () => {
  it.each([
    ['/estimates/svcArea=bay', '/estimates/svcArea=bay'],
    ['/sms-activation/token=ab?x=1', '/sms-activation/token=ab?x=1'],
    ['/sms-activation#token=ab', '/sms-activation#token=ab'],
    ['/home#inviteCode=ab', '/home#inviteCode=ab'],
    ['/account-security', '/Private#/account-security'],
    ['/messages/inbox?folder=2', '/Private#/messages/inbox?folder=2'],
    ['/Private#/account-security', '/Private#/account-security'],
  ])('%s leads to %s', (path, address) => {
    expect(addressOfCommand({ kind: 'open', path }, '/Private')).toBe(address);
  });

  it('leads to the hospital’s own signed-in app, where it has one', () => {
    const root = 'https://my.alderbay.example/app';
    expect(addressOfCommand({ kind: 'open', path: '/lab-results' }, root)).toBe(`${root}#/lab-results`);
    // What it cannot have keeps its page (issue 15, point 1).
    expect(addressOfCommand({ kind: 'open', path: '/visits' }, root)).toBe('/Private#/visits');
  });

  it.each(['//evil.example/x', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', 'estimates', ''])(
    'is refused unless it is a path of this site: %s',
    (path) => expect(nativeAppCommand.safeParse({ kind: 'open', path }).success).toBe(false),
  );

  it('or the app signs out: the home page ends the session', () => {
    expect(addressOfCommand({ kind: 'signOut' }, '/Private')).toBe('/#sign-out');
  });
});
