/**
 * The network of a visitor's address. A household or a phone has a whole /64 of IPv6 and may change its address within
 * it; an IPv4 address is its own network, also in IPv6 notation.
 */
export function networkOf(address: string): string {
  // Some proxies put the port behind.
  const v4 = /^(?:::ffff:)?(\d+(?:\.\d+){3})(?::\d+)?$/i.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  if (!address.includes(':')) return address;
  const [start = '', end] = address.split('%', 1).join('').toLowerCase().split('::');
  const [before, after] = [groupsOf(start), groupsOf(end ?? '')];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}
