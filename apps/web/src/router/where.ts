import { pathTo, signedInRootFor, stateOf, type PathParams, type StateName } from '@portico/contract';
import { hasPage } from './pages.ts';
import type { Partner } from './use-partner.ts';

/** Where a state is: within this app, or at the root of the signed-in app with its path in the hash (spec §1). */
export interface Where {
  readonly inside: boolean;
  readonly href: string;
}

/**
 * @param partner the current partner: a state that has a twin there becomes that twin (spec §6: "changes the state set
 * used"). If the partner's home has no sign-in form, the general one is used.
 */
export function whereIs<Name extends StateName>(
  name: Name,
  params: PathParams<Name> | undefined,
  signedInRoot: string,
  partner: Partner | null = null,
): Where {
  const path = pathInContext(name, params, partner);
  return hasPage(name) ? { inside: true, href: path } : { inside: false, href: signedInPath(path, signedInRoot) };
}

/** The address in the signed-in app for a path that is not ours. */
export function signedInPath(path: string, signedInRoot: string): string {
  return `${signedInRootFor(path, signedInRoot)}#${path}`;
}

function pathInContext<Name extends StateName>(
  name: Name,
  params: PathParams<Name> | undefined,
  partner: Partner | null,
): string {
  if (partner === null || (partner.noLoginView && name === 'login-home')) return pathTo(name, params);
  const { inPartner, twin } = stateOf(name);
  const inContext = inPartner ? name : twin;
  return inContext === null ? pathTo(name, params) : pathTo(inContext, { partner: partner.name, ...params });
}
