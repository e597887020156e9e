import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LinkedState, linkTokens } from './link-tokens.ts';
import { linkTo, readLink } from './links.ts';
import { pageOf } from './table.ts';

const portal = 'https://portal.example.org';
const linked = Object.keys(linkTokens) as LinkedState[];
const token = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => text.isWellFormed());

describe('the links that are mailed, texted and printed (issue 12, point 12; Findings, security A23)', () => {
  it('to a partner’s state and to its plain one have a token of the same name: they share a page', () => {
    const tokens: Partial<Record<string, string>> = linkTokens;
    for (const name of linked) expect(tokens[pageOf(name)]).toBe(linkTokens[name]);
  });

  it.each(linked)('to %s: no server receives the token, and the page reads it', (name) => {
    const bare = linkTo(portal, name, '-').split('#')[0];
    fc.assert(
      fc.property(token, (given) => {
        const link = linkTo(portal, name, given);
        const { pathname, search, hash } = new URL(link);
        // What a browser sends is what stands before the fragment.
        expect(link.split('#')[0]).toBe(bare);
        expect(search).toBe('');
        expect(readLink(name, { pathname, search, hash }).token).toBe(given);
      }),
    );
  });

  it('say beside the token what the server has to know', () => {
    const link = linkTo(portal, 'partner-verify-email.params', 'abc', { partner: 'cisco' });
    expect(link).toBe('https://portal.example.org/cp-verify-email/partner=cisco#token=abc');
    expect(readLink('partner-verify-email.params', new URL(link))).toEqual({
      token: 'abc',
      params: { partner: 'cisco' },
    });
  });

  it.each([
    ['reset-password', '/reset-password/userName=ana&ticket=abc', { userName: 'ana' }],
    ['sms-activation', '/sms-activation/token=abc', {}],
    ['login-home', '/home/error=timeout&inviteCode=abc', { error: 'timeout' }],
    ['video-visit-valid', '/video-visit-valid?token=abc', {}],
  ] as const)('%s is still opened by an older link, %s (spec §2: ":params")', (name, path, params) =>
    expect(readLink(name, new URL(path, portal))).toEqual({ token: 'abc', params }),
  );

  it.each([
    '',
    '#',
    '#main',
    '#/visits',
    '#/proxy-accept/inviteCode=abc',
    '#token=abc',
    '#inviteCode=',
    '#inviteCode=%',
  ])('with %j behind the path have no token', (hash) =>
    expect(readLink('login-home', { pathname: '/home', search: '', hash }).token).toBeUndefined(),
  );
});
