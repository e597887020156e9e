import { matchPath, pageOf, signUpPages, type PortalSettings, type SignUpStanding } from '@portico/contract';
import { whereIs } from '../router/where.ts';

type Step = SignUpStanding['step'];

/** A page of the sign-up. */
export type SignUpPageName = (typeof signUpPages)[Step];

type Where = Pick<PortalSettings, 'signedInRoot' | 'partners'>;

/**
 * The path of the page that goes with a standing: its partner's twin where it began with one, and with the tries that are left
 * where a way failed (spec §2: "params cc, ch").
 */
export function placeOf(standing: SignUpStanding, { signedInRoot, partners }: Where): string {
  const { step, cc, ch } = standing;
  const page: SignUpPageName = signUpPages[step];
  const partner = partners.find(({ name }) => name === standing.partner) ?? null;
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
export function isPlaceOf(pathname: string, standing: SignUpStanding, where: Where, also: readonly Step[]): boolean {
  const here = matchPath(pathname);
  const there = matchPath(placeOf(standing, where));
  if (!here?.params || !there?.params) return false;
  const { params } = here;
  if (params['partner'] !== there.params['partner']) return false;
  if (also.includes(standing.step)) return true;
  return pageOf(here.state.name) === pageOf(there.state.name) && holds(params, there.params);
}

function holds(params: Readonly<Record<string, string>>, wanted: Readonly<Record<string, string>>): boolean {
  return Object.entries(wanted).every(([name, value]) => params[name] === value);
}
