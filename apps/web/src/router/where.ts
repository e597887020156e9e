import { pathTo, type StateName, type StateParams } from '@portico/contract';
import { hasPage } from './pages.ts';

/** Where a state is: within this app, or at the root of the signed-in app with its path in the hash (spec §1). */
export interface Where {
  readonly inside: boolean;
  readonly href: string;
}

export function whereIs<Name extends StateName>(
  name: Name,
  params: StateParams<Name> | undefined,
  signedInRoot: string,
): Where {
  const path = pathTo(name, params);
  return hasPage(name) ? { inside: true, href: path } : { inside: false, href: handOver(path, signedInRoot) };
}

/** The address of the signed-in app for a path that is not ours. */
export function handOver(path: string, signedInRoot: string): string {
  return `${signedInRoot}#${path}`;
}
