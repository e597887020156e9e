import { isLoopback } from '../../platform/settings/loopback.ts';
import { requireAllowed } from './fetch-public.ts';
import { FollowError } from './follow-error.ts';

/** The file in the root of a hospital's website that names its price files (45 CFR 180.50(d)(6)(i)). */
const INDEX = '/cms-hpt.txt';

/**
 * The address that staff mean: of a price file, or of the cms-hpt.txt of a host. A host may come without https://.
 *
 * @throws FollowError: badAddress, notHttps, privateAddress.
 */
export function followedAddress(input: string, allowedHosts: readonly string[]): URL {
  const text = input.trim();
  const hasScheme = /^[a-z][a-z+.-]*:\/\//i.test(text);
  if (!URL.canParse(hasScheme ? text : `https://${text}`)) throw new FollowError('badAddress', text);
  const url = new URL(hasScheme ? text : `https://${text}`);
  if (!hasScheme && isLoopback(url.hostname) && allowedHosts.includes(url.hostname)) url.protocol = 'http:';
  if (url.pathname === '/' && url.search === '') url.pathname = INDEX;
  url.hash = '';
  requireAllowed(url, allowedHosts);
  return url;
}

/** Whether an address is of a list of files, and not of a file. */
export function isIndex(url: URL): boolean {
  return url.pathname.endsWith(INDEX);
}
