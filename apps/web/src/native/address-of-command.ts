import { matchPath, type NativeAppCommand, pathTo } from '@portico/contract';
import { hasPage } from '../router/pages.ts';
import { signedInPath } from '../router/where.ts';

/** Says on the home page that somebody has asked to sign out; within the app alone, since anybody can write a link. */
export const SIGN_OUT_HASH = '#sign-out';

/**
 * The address that does what the app says. Signing out is the home page: it ends the session and says so, or says that
 * it could not (decision 15). A deep link is one of our pages, or a path of the signed-in app; never another site.
 */
export function addressOfCommand(command: NativeAppCommand, signedInRoot: string): string {
  if (command.kind === 'signOut') return `${pathTo('home')}${SIGN_OUT_HASH}`;
  const { path } = command;
  const [name = ''] = path.split(/[?#]/);
  const state = matchPath(name)?.state;
  const isOurs = name === signedInRoot || (state !== undefined && hasPage(state.name));
  return isOurs ? path : signedInPath(path, signedInRoot);
}
