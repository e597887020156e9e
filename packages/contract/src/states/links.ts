import { type LinkedState, linkTokens, type PathParams } from './link-tokens.ts';
import { readParams, writeParams } from './params.ts';
import { matchPath, pathTo } from './paths.ts';

/**
 * The link that is mailed, texted or printed for a state that a token opens, such as
 * `https://portal.example.org/reset-password#ticket=…`. The token stands behind the `#`, which a browser keeps to itself: no
 * server, no proxy's log and no Referer has it (ASVS 14.2.1; issue 12, point 12).
 *
 * @param publicUrl the portal's address, without a slash at its end.
 */
export function linkTo<Name extends LinkedState>(
  publicUrl: string,
  name: Name,
  token: string,
  params?: PathParams<Name>,
): string {
  return `${publicUrl}${pathTo(name, params)}#${writeParams({ [linkTokens[name]]: token })}`;
}

/**
 * A SMART Health Link behind the address of the page that shows it in a browser, such as
 * `https://portal.example.org/estimates-shared#shlink:/eyJ…`: apps read the link, and who has none opens the page.
 *
 * @param publicUrl the portal's address, without a slash at its end.
 * @param link bare: `shlink:/…`.
 */
export function viewerLink(publicUrl: string, link: string): string {
  return `${publicUrl}${pathTo('estimates-shared')}#${link}`;
}

/** Where a link was opened, in the parts of the address bar, still encoded. */
export interface OpenedAt {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** A link that was opened: its token, which may be missing, and the other parameters of its path. */
export interface OpenedLink<Name extends LinkedState> {
  readonly token: string | undefined;
  readonly params: PathParams<Name>;
}

/**
 * Reads the link that opened a state. Specification §2 has the tokens in the path, and older links have them there, or in the
 * query: they are taken as well.
 */
export function readLink<Name extends LinkedState>(name: Name, { pathname, search, hash }: OpenedAt): OpenedLink<Name> {
  const key: string = linkTokens[name];
  const { [key]: inPath, ...others } = matchPath(pathname)?.params ?? {};
  const tokens = [readParams(hash.slice(1))?.[key], inPath, new URLSearchParams(search).get(key)];
  return { token: tokens.find(Boolean) ?? undefined, params: others as PathParams<Name> };
}
