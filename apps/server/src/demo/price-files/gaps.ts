import { type Plan, plans } from './payers.ts';

/**
 * The deliberate gaps of the demonstration's price files, so that each state of an estimate can be seen. Anything else
 * that is missing is not offered at that site.
 */
const priceGaps = {
  /** Only a gross charge is published: no cash price, no payer's rate. */
  grossOnly: [{ locationId: 'north-valley', code: '76536', fees: ['facility', 'professional'] }],
  /** Only an algorithm is published: no price can be computed from it. */
  algorithmOnly: [
    { locationId: 'north-valley', code: '00142', fees: ['professional'] },
    { locationId: 'north-valley', code: '93306', fees: ['facility', 'professional'] },
  ],
} as const;

type Gap = keyof typeof priceGaps;
export type Fee = 'facility' | 'professional';

/** The gap at this site for this charge, if there is one. */
export const gapAt = (locationId: string, code: string, fee: Fee): Gap | undefined =>
  (['grossOnly', 'algorithmOnly'] as const).find((gap) =>
    priceGaps[gap].some(
      (left) => left.locationId === locationId && left.code === code && left.fees.some((one) => one === fee),
    ),
  );

/** Insurers without a contract with a site: their members are out of network there. */
const withoutContract: Readonly<Record<string, readonly string[]>> = { 'bayside-imaging': ['Redwood Family Plan'] };

/** The plans with a contract at the site. */
export const plansAt = (locationId: string): readonly Plan[] =>
  plans.filter(({ payerName }) => !withoutContract[locationId]?.includes(payerName));
