import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

// Issue 13, point 7: "private addresses refused"; issue 14, point 5: "guarded against addresses inside the network".

describe('an address of the public internet', () => {
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
    ['nobody', '240.0.0.1'],
    ['a carrier’s network, and a cloud’s metadata', '100.100.100.200'],
    ['a private network, and a cloud’s metadata', 'fd00:ec2::254'],
    ['a cloud’s services, by a public number', '168.63.129.16'],
    ['a site of old', 'fec0::1'],
    ['IPv4 within IPv6, in letters', '::ffff:7f00:1'],
    ['IPv4 within IPv6, compatible', '::127.0.0.1'],
    ['IPv4 behind Teredo', '2001:0:1::1'],
    ['IPv4 behind a translator of one’s own', '64:ff9b:1::a00:1'],
    ['a link that is named', 'fe80::1%eth0'],
    ['anything else', 'localhost'],
    ['anything else', '127.1'],
    ['anything else', '2130706433'],
    ['anything else', '[::1]'],
    ['anything else', ''],
  ])('is not that of %s: %s', (_what, address) => expect(isPublicAddress(address)).toBe(false));

  it('is none of IPv4’s private blocks, however it is written into IPv6', () => {
    const octet = fc.integer({ min: 0, max: 255 });
    const privateOnes = fc.oneof(
      fc.tuple(fc.constant(10), octet, octet, octet),
      fc.tuple(fc.constant(127), octet, octet, octet),
      fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
      fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
      fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), octet, octet),
    );
    fc.assert(
      fc.property(privateOnes, (octets) => {
        const hex = (at: number) => (((octets[at] ?? 0) << 8) | (octets[at + 1] ?? 0)).toString(16);
        const words = `${hex(0)}:${hex(2)}`;
        const dotted = octets.join('.');
        const written = [
          dotted,
          `::ffff:${dotted}`,
          `::ffff:${words}`,
          `::${dotted}`,
          `64:ff9b::${words}`,
          `2002:${words}::1`,
        ];
        expect(written.filter(isPublicAddress)).toEqual([]);
      }),
    );
  });
});
