import { matchPath, type StateName } from '@portico/contract';

/** The path of the page that timed out, from the note in the history; null without a note. */
export function pathOf(note: unknown): string | null {
  const from = (note as { from?: unknown } | null)?.from;
  return typeof from === 'string' && from.startsWith('/') ? from : null;
}

/** The path in the signed-in app that timed out, from the hash; null if a signed-out page timed out. */
export function signedInPathOf(hash: string): string | null {
  return hash.startsWith('#/') ? hash.slice(1) : null;
}

/** Where "start over" leads: to the estimator's first step from the estimator, and home from any other page. */
export function startOf(from: string | null): 'estimates' | 'home' {
  const name: StateName | undefined = from === null ? undefined : matchPath(from)?.state.name;
  return name === 'estimates' || name?.startsWith('estimates-') ? 'estimates' : 'home';
}
