import { isIPv4 } from 'node:net';
import { bareAddress } from '../../platform/visitor/bare-address.ts';

/**
 * The network of a visitor's address. A household or a phone has a whole /64 of IPv6 and may change its address within
 * it; an IPv4 address is its own network. All without an address count as one: else words in its place were limits at will.
 */
export function networkOf(address: string): string {
  const bare = bareAddress(address);
  if (bare === undefined) return 'unknown';
  if (isIPv4(bare)) return bare;
  const [start = '', end = ''] = bare.split('::');
  const [before, after] = [groupsOf(start), groupsOf(end)];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
