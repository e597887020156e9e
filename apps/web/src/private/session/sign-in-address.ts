import { pathTo } from '@portico/contract';
import { readDeepLink } from '../../sign-in/destination.ts';

/**
 * The address of the sign-in page. The path of the open page is in the hash, which no server receives.
 *
 * @param hash of the signed-in app's address.
 * @param hasRunOut a session ran out: the sign-in page says so (spec §8, 'timeout').
 */
export function signInAddress(hash: string, hasRunOut: boolean): string {
  const page = pathTo('login-home', hasRunOut ? { error: 'timeout' } : {});
  const deepLink = readDeepLink(hash);
  return deepLink === undefined ? page : `${page}#${deepLink}`;
}
