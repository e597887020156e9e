import type { AskedServiceTypes } from '../../platform/settings/gateway.ts';

/** X12's service type of the plan as a whole. */
export const PLAN = '30';

/** The service types of each 270 with which a question is asked (005010X279A1, 2110C EQ01), as the payor takes them. */
export function inquiryParts(serviceTypeCodes: readonly string[], asked: AskedServiceTypes): string[][] {
  const own = serviceTypeCodes.filter((code) => code !== PLAN);
  if (asked === 'plan') return [[PLAN]];
  return asked === 'many' ? [[PLAN, ...own]] : [[PLAN], ...own.map((code) => [code])];
}
