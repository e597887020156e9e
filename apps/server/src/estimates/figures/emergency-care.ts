import type { PlanKind } from '../../catalogue/index.ts';
import type { PricedService } from './priced-service.ts';

/** X12 service type of emergency care. */
const EMERGENCY = '86';

/** Kinds of coverage that 42 USC 300gg-111 does not bind; it binds grandfathered plans, too (45 CFR 149.20). */
const unbound: ReadonlySet<PlanKind> = new Set(['medicare', 'medicaid', 'shortTerm', 'sharing', 'noHealthPlan']);

/**
 * Whether a plan has to pay for emergency care out of network as in it: the patient's share is that of the network, counts toward its
 * deductible and maximum, and nobody bills more (42 USC 300gg-111(a), 300gg-131; 45 CFR 149.110(b)(3), 149.410). All of the care is of
 * that type.
 *
 * @param planKind of a plan that the rules for ordinary plans do not bind.
 */
export function isProtectedEmergency(
  { components }: Pick<PricedService, 'components'>,
  planKind: PlanKind | null,
): boolean {
  const isBound = planKind === null || !unbound.has(planKind);
  return isBound && components.every(({ serviceType }) => serviceType === EMERGENCY);
}
