import { matchPath, pageOf, type PortalSettings, type StateName } from '@portico/contract';
import type { Partner } from '../router/use-partner.ts';
import { whereIs } from '../router/where.ts';
import type { FlowPages, FlowStatus } from './flow.ts';

/** The settings that a path depends on, and where the browser is. */
export interface Surroundings extends Pick<PortalSettings, 'signedInRoot' | 'partners'> {
  /** The partner in whose context the open page is. */
  readonly partner: Partner | null;
}

/** The path of a status's page with its parameters: the partner's version if the flow began in a partner's context. */
export function pathOfStatus<Status extends FlowStatus>(
  flow: FlowPages<Status, StateName>,
  status: Status,
  surroundings: Surroundings,
): string {
  const step: Status['step'] = status.step;
  const page: StateName = flow.pages[step];
  return whereIs(page, flow.paramsOf?.(status), surroundings.signedInRoot, partnerOf(flow, status, surroundings)).href;
}

/**
 * Whether an open path shows the page of another path, in the same partner's context and with the other's parameters.
 *
 * @param isAnyPage whether any page in that context will do.
 */
export function isAtPath(pathname: string, path: string, isAnyPage = false): boolean {
  const here = matchPath(pathname);
  const there = matchPath(path);
  if (!here?.params || !there?.params) return false;
  const { params } = here;
  if (params['partner'] !== there.params['partner']) return false;
  const hasParams = Object.entries(there.params).every(([name, value]) => params[name] === value);
  return isAnyPage || (pageOf(here.state.name) === pageOf(there.state.name) && hasParams);
}

/** The partner in whose context the flow began; the open one if nothing has begun. */
function partnerOf<Status extends FlowStatus>(
  { start }: FlowPages<Status, StateName>,
  { step, partner }: Status,
  { partners, partner: current }: Surroundings,
): Partner | null {
  if (step === start || partner === undefined) return current;
  return partners.find(({ name }) => name === partner) ?? null;
}
