import { describe, expect, it } from 'vitest';
import { proxyTest, proxiesErrorsInProduction, proxiesVariable } from './proxies.ts';

// security.md A14: proxies were counted, so that any client that reached the port chose its own address.

describe('PORTICO_PROXIES', () => {
  it.each([
    ['', []],
    ['10.0.0.7', ['10.0.0.7']],
    ['fc00::/7 fe80::/10 2001:db8::/32', ['fc00::/7', 'fe80::/10', '2001:db8::/32']],
    ['::1,::ffff:10.0.0.0/104', ['::1', '::ffff:10.0.0.0/104']],
    ['10.0.0.0/8, fd00::/64,2001:db8::1', ['10.0.0.0/8', 'fd00::/64', '2001:db8::1']],
  ])('takes %j', (value, networks) => expect(proxiesVariable.parse(value)).toEqual(networks));

  it.each([
    '1',
    '10',
    'proxy.example.org',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0/8',
    '0.0.0.0/0',
    '8.0.0.0/7',
    '::/0',
    // Each of these names strangers: all of IPv4 as IPv6 writes it, or most of the IPv6 that is in use.
    '::/7',
    '::/32',
    '0:0:1::/32',
    '::ffff:0:0/96',
    '::ffff:8.0.0.0/103',
    '2000::/7',
    '2000::/31',
    'fc00::/6',
    'fe80::1%eth0',
    '1.2.3.4/8/8',
  ])('refuses %s, and says that addresses are wanted', (value) => {
    const { error } = proxiesVariable.safeParse(value);
    expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringContaining('by address or network')]);
  });

  it('must be there in production, whose address is https', () => {
    expect(proxiesErrorsInProduction({})).toEqual([expect.stringContaining('PORTICO_PROXIES is not set')]);
    expect(proxiesErrorsInProduction({ PORTICO_PROXIES: '10.0.0.7' })).toEqual([]);
  });
});

describe('an address', () => {
  const isProxy = proxyTest(['10.1.0.0/16', '192.0.2.7', 'fd00:1::/64']);
  it.each([
    ['10.1.255.1', true],
    ['::ffff:10.1.0.1', true],
    ['10.2.0.1', false],
    ['192.0.2.7', true],
    ['192.0.2.8', false],
    ['fd00:1::9', true],
    ['fd00:2::9', false],
    // Some proxies put the port behind, or write IPv4 in the digits of IPv6.
    ['10.1.255.1:443', true],
    ['[fd00:1::9]:443', true],
    ['::ffff:a01:1', true],
    ['fd00:1::9%eth0', true],
    ['unknown', false],
    ['', false],
  ])('%s is of a proxy: %s', (address, is) => expect(isProxy(address)).toBe(is));
});
