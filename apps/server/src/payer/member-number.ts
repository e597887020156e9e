import { behaviors } from './behaviors.ts';
import { scenarios } from './scenarios.ts';

/** The behaviour that a member number requests from the simulated payer. */
export type Part =
  | { play: 'benefits'; scenario: string; plan: number }
  /** An error below X12, or a late response. */
  | { play: 'behavior'; behavior: string; plan: number }
  /** AAA with this reject reason. */
  | { play: 'rejection'; code: string };

/** Subject not found: the response for a number that the payer never issued. */
const NOT_FOUND = '75';

/**
 * Reads a member number: the scenario, one digit for a plan other than the first, then a hyphen and any text, so that
 * visitors can use different numbers: `ACTIVE-ana7`, `HDHP2-1`, `AAA72-x`, `SLOW-3`.
 */
export function partOf(memberNumber: string): Part {
  const [name = ''] = memberNumber.trim().toUpperCase().split('-');
  const code = /^AAA(\d\d|T4)$/.exec(name)?.[1];
  if (code !== undefined) return { play: 'rejection', code };
  return known(name, 1) ?? known(name.slice(0, -1), Number(name.slice(-1))) ?? { play: 'rejection', code: NOT_FOUND };
}

function known(name: string, plan: number): Part | undefined {
  if (!(plan >= 1)) return undefined;
  if (Object.hasOwn(scenarios, name)) return { play: 'benefits', scenario: name, plan };
  return Object.hasOwn(behaviors, name) ? { play: 'behavior', behavior: name, plan } : undefined;
}
