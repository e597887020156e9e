import { matchPath, pageOf, signUpPages, type PortalSettings, type SignUpStanding } from '@portico/contract';
import type { Partner } from '../router/use-partner.ts';
import { whereIs } from '../router/where.ts';

type Step = SignUpStanding['step'];

/** A page of the sign-up. */
export type SignUpPageName = (typeof signUpPages)[Step];

/** What the portal knows, and where one is. */
export interface Surroundings extends Pick<PortalSettings, 'signedInRoot' | 'partners'> {
  /** In whose context the open page is. */
  readonly partner: Partner | null;
}

/**
 * The path of the page that goes with a standing: its partner's twin where it began with one, and with the tries that are left
 * where a way failed (spec §2: "params cc, ch"). What has not begun can begin in whatever context one is in.
 */
export function placeOf(standing: SignUpStanding, surroundings: Surroundings): string {
  const { step, cc, ch } = standing;
  const page: SignUpPageName = signUpPages[step];
  const { signedInRoot } = surroundings;
  const partner = contextOf(standing, surroundings);
  const tries = { cc: String(cc), ch: String(ch) };
  return page === 'signup-verification-failed'
    ? whereIs(page, tries, signedInRoot, partner).href
    : whereIs(page, undefined, signedInRoot, partner).href;
}

/**
 * Whether a path goes with a standing: it shows the page of its step, in its partner's context, with its parameters.
 *
 * @param also further steps at which the open page may be gone back to.
 */
export function isPlaceOf(
  pathname: string,
  standing: SignUpStanding,
  surroundings: Surroundings,
  also: readonly Step[],
): boolean {
  const here = matchPath(pathname);
  if (!here?.params || here.params['partner'] !== contextOf(standing, surroundings)?.name) return false;
  if (also.includes(standing.step)) return true;
  const there = matchPath(placeOf(standing, surroundings));
  return (
    there?.params != null && pageOf(here.state.name) === pageOf(there.state.name) && holds(here.params, there.params)
  );
}

/** The partner in whose context the sign-up began; where nothing has begun, whichever one is in. */
function contextOf({ step, partner }: SignUpStanding, { partners, partner: current }: Surroundings): Partner | null {
  return step === 'start' ? current : (partners.find(({ name }) => name === partner) ?? null);
}

function holds(params: Readonly<Record<string, string>>, wanted: Readonly<Record<string, string>>): boolean {
  return Object.entries(wanted).every(([name, value]) => params[name] === value);
}
