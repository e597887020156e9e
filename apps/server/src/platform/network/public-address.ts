import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * Networks that are not the public internet, by the registries of special-purpose addresses (RFC 6890 and its updates). Those
 * of IPv6 that carry an address of IPv4 within are among them, since it could be a private one.
 */
const special: ReadonlyArray<[network: string, bits: number]> = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // A cloud's services for its own virtual machines, by a public number.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // All but 2000::/3, of which alone IANA gives addresses of the internet out: so also ::ffff:0:0/96, 64:ff9b::/96, fc00::/7, fe80::/10.
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

// A list for each: a BlockList takes an address of IPv4 as one of ::ffff:0:0/96, which stands in the list.
const notPublic = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, bits] of special) {
  const family = familyOf(network);
  notPublic[family].addSubnet(network, bits, family);
}

/**
 * Whether an address is of the public internet: neither private, loopback nor link-local, nor kept for special use.
 *
 * @param address of IPv4 or IPv6, as a resolver gives it; nothing else is public, nor what is valid on one link alone (`fe80::1%eth0`).
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false;
  const family = familyOf(address);
  return !notPublic[family].check(address, family);
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
