import { describe, expect, it } from 'vitest';
import { networkOf } from './network-of.ts';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    // As proxies write them: with a port, in brackets, IPv4 in the digits of IPv6 (issue 12, point 7).
    ['203.0.113.7:50412', '203.0.113.7'],
    ['[203.0.113.7]:50412', '203.0.113.7'],
    ['[2001:db8:1:2::9]:50412', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['[::FFFF:203.0.113.7]:50412', '203.0.113.7'],
    // Whoever has no address chooses none: all of them count as one.
    ['unknown', 'unknown'],
    ['_hidden7', 'unknown'],
    ['203.0.113.999', 'unknown'],
    ['1:2:3:4:5:6:7:8:9', 'unknown'],
    ['', 'unknown'],
  ])('%s is in %s', (address, network) => expect(networkOf(address)).toBe(network));
});
