import { matchPath, type StateName } from '@portico/contract';

/** The page that gave up, as it was noted on the way here; null where one did not come from a page. */
export function pathOf(note: unknown): string | null {
  const from = (note as { from?: unknown } | null)?.from;
  return typeof from === 'string' && from.startsWith('/') ? from : null;
}

/** The path within the signed-in app that gave up, as the hash says it; null where it was a page of the signed-out entry. */
export function signedInPathOf(hash: string): string | null {
  return hash.startsWith('#/') ? hash.slice(1) : null;
}

/** Where starting over begins: the estimator at its first step, anything else at the first page. */
export function startOf(from: string | null): 'estimates' | 'home' {
  const name: StateName | undefined = from === null ? undefined : matchPath(from)?.state.name;
  return name === 'estimates' || name?.startsWith('estimates-') ? 'estimates' : 'home';
}
