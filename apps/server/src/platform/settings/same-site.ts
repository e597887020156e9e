/**
 * Whether a browser sends a SameSite=Lax cookie of one address with calls from pages of the other: they need the same
 * scheme and the same registrable domain. The list of public suffixes is not available here. So in doubt (two names
 * below a suffix of two letters, such as a.co.uk and b.co.uk) they count as two sites.
 */
export function isSameSite(one: string, other: string): boolean {
  const [first, second] = [new URL(one), new URL(other)];
  if (first.protocol !== second.protocol) return false;
  const [a, b] = [first.hostname, second.hostname];
  if (a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`)) return true;
  if (isAddress(a) || isAddress(b)) return false;
  const labels = /\.[^.]{2}$/.test(a) ? 3 : 2;
  const domainOf = (host: string): string => host.split('.').slice(-labels).join('.');
  return domainOf(a) === domainOf(b) && domainOf(a).split('.').length === labels;
}

/** An IP address has no registrable domain. */
function isAddress(host: string): boolean {
  return host.startsWith('[') || /^[\d.]+$/.test(host);
}
