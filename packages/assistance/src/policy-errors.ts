import type { Policy, Tier } from './policy.ts';

/** What is wrong with a policy, and where: names and indexes from the policy's root. */
export interface PolicyError {
  readonly path: ReadonlyArray<string | number>;
  readonly message: string;
}

/** The least that one may have to apply, in days from the first bill after the care (26 CFR 1.501(r)-1(b)(3)). */
export const LEAST_APPLICATION_DAYS = 240;

/** What in a policy contradicts itself. Empty for a sound one. */
export function policyErrors({ tiers, programmes }: Policy): PolicyError[] {
  return [
    ...tiers.flatMap((tier, at) =>
      tierErrors(tier, tiers[at - 1]).map(({ path, message }) => ({ path: ['tiers', at, ...path], message })),
    ),
    ...twinErrors(programmes.map(({ id }) => id)).map((at) => ({
      path: ['programmes', at, 'id'],
      message: 'is used twice; ids must be unique',
    })),
  ];
}

/** A higher income must not lead to a higher discount. */
function tierErrors(tier: Tier, before: Tier | undefined): PolicyError[] {
  const errors: PolicyError[] = [];
  if (before !== undefined && tier.upToPercent <= before.upToPercent) {
    errors.push({
      path: ['upToPercent'],
      message: `must be above that of the tier before, which is ${before.upToPercent}`,
    });
  }
  if (tier.slidesTo > tier.discount) {
    errors.push({ path: ['slidesTo'], message: 'must not be above the discount: it would rise with the income' });
  }
  if (before !== undefined && tier.discount > before.slidesTo) {
    errors.push({
      path: ['discount'],
      message: 'must not be above that of the tier before: it would rise with the income',
    });
  }
  return errors;
}

function twinErrors(ids: readonly string[]): number[] {
  return ids.flatMap((id, at) => (ids.indexOf(id) < at ? [at] : []));
}
