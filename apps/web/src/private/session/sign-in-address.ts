import { pathTo } from '@portico/contract';
import { readDeepLink } from '../../sign-in/destination.ts';

/**
 * Where one signs in, with the path of the page that one was on in the hash, which no server sees.
 *
 * @param hash of the signed-in app's address.
 * @param hasRunOut a session ran out: the sign-in page says so (spec §8, 'timeout').
 */
export function signInAddress(hash: string, hasRunOut: boolean): string {
  const page = pathTo('login-home', hasRunOut ? { error: 'timeout' } : {});
  const deepLink = readDeepLink(hash);
  return deepLink === undefined ? page : `${page}#${deepLink}`;
}
