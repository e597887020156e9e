import { SIGNED_IN_PATH } from '../constants.ts';
import { matchSignedInPath } from './paths.ts';

/**
 * At which root a path of the signed-in app is: the hospital's, but for pages that the app that comes along has alone, such as account security (issue 15, point 1).
 *
 * @param path with its leading slash, still encoded, with or without a query.
 */
export function signedInRootFor(path: string, signedInRoot: string): string {
  const name = matchSignedInPath(path.split('?')[0] ?? '')?.state.name;
  return name === undefined || name === 'signedin.home' ? signedInRoot : SIGNED_IN_PATH;
}
