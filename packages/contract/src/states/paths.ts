import type { PathParams } from './link-tokens.ts';
import { readParams, writeParams, type Params } from './params.ts';
import { stateOf, states, type State, type StateName } from './table.ts';

/**
 * The path of a state with its parameters, such as `/estimates-terms/svcArea=bay&location=alder-main`.
 * For a signed-in state it is the part behind the `#` of the signed-in app's root.
 */
export function pathTo<Name extends StateName>(name: Name, params?: PathParams<Name>): string {
  const { path } = stateOf(name);
  const segment = writeParams(params ?? {});
  if (segment === '') return path;
  return path === '/' ? `/${segment}` : `${path}/${segment}`;
}

/** A state found at a path. `params` is null when the segment is there but cannot be read. */
export interface StateMatch {
  readonly state: State;
  readonly params: Params | null;
}

const publicByPath = byPath((each) => each.access !== 'signedIn');
const signedInByPath = byPath((each) => each.access === 'signedIn');

/**
 * Finds the state of a signed-out path. `rawPath` is the path of the address bar, still encoded
 * (a decoded one could not be split safely). Returns null for an unknown path: it belongs to the signed-in app (spec §1).
 */
export function matchPath(rawPath: string): StateMatch | null {
  return match(publicByPath, rawPath);
}

/** Finds a state of the signed-in app from the hash of its root, with or without the leading `#`. */
export function matchSignedInPath(rawHash: string): StateMatch | null {
  return match(signedInByPath, rawHash.replace(/^#/, ''));
}

function byPath(wanted: (each: State) => boolean): ReadonlyMap<string, State> {
  return new Map([...states.values()].filter(wanted).map((each) => [each.path, each]));
}

function match(table: ReadonlyMap<string, State>, rawPath: string): StateMatch | null {
  const path = rawPath.length > 1 && rawPath.endsWith('/') ? rawPath.slice(0, -1) : rawPath || '/';
  const exact = table.get(path);
  if (exact) return { state: exact, params: readParams('') };
  const cut = path.lastIndexOf('/');
  const withSegment = cut > 0 ? table.get(path.slice(0, cut)) : undefined;
  if (!withSegment || withSegment.params.length === 0) return null;
  return { state: withSegment, params: readParams(path.slice(cut + 1)) };
}
