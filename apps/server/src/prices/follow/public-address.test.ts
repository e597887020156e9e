import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

describe('an address of the public internet (issue 13, point 7: private addresses refused)', () => {
  it.each(['8.8.8.8', '172.15.255.255', '172.32.0.1', '100.63.255.255', '2606:4700::1111', '2a00:1450:4001::1'])(
    'is %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ['this machine', '127.0.0.1'],
    ['this machine', '127.255.255.254'],
    ['this machine', '::1'],
    ['no address', '0.0.0.0'],
    ['no address', '::'],
    ['a private network', '10.1.2.3'],
    ['a private network', '172.16.0.1'],
    ['a private network', '192.168.1.1'],
    ['a private network', 'fd00::7'],
    ['a carrier’s network', '100.64.0.1'],
    ['a link, and a cloud’s metadata', '169.254.169.254'],
    ['a link', 'fe80::1'],
    ['many at once', '224.0.0.1'],
    ['many at once', 'ff02::1'],
    ['IPv4 within IPv6', '::ffff:10.0.0.1'],
    ['IPv4 within IPv6', '::ffff:8.8.8.8'],
    ['IPv4 behind a translator', '64:ff9b::a00:1'],
    ['IPv4 behind a tunnel', '2002:a00:1::'],
    ['examples', '192.0.2.1'],
    ['examples', '2001:db8::1'],
    ['nobody', '255.255.255.255'],
  ])('is not that of %s: %s', (_what, address) => expect(isPublicAddress(address)).toBe(false));
});
