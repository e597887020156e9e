/**
 * The network that a visitor's address stands for. One household or phone has a whole /64 of IPv6 and may change its address
 * within it at will; an IPv4 address stands for itself, also when written as IPv6.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
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
