import type { InsuranceView } from '../model/insurance-view.ts';
import type { Place } from '../figures/insurance-places.ts';
import { payorOfName } from './other-insurances.ts';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import { type KnownPayor, planKindOfPayor } from './payors.ts';

/**
 * Where a newly entered insurance comes beside the one that the estimate has. Medicaid pays last (42 CFR 433.139), and an insurer's
 * word that another payer is primary counts; else it is as it was entered.
 */
export function placeOfEntry(
  payor: Pick<KnownPayor, 'id' | 'name' | 'isMedicaid'>,
  other: Pick<InsuranceView, 'isMedicaid' | 'otherPayers'> | null,
  entered: Place,
  system: HealthSystem,
): Place {
  if (other === null) return 'first';
  // A payor that is not listed has its name alone.
  const isMedicaid = planKindOfPayor(payor, { insuranceTypes: [], planName: '' }) === 'medicaid';
  if (isMedicaid !== other.isMedicaid) return isMedicaid ? 'second' : 'first';
  const isNamedFirst = other.otherPayers.some(
    ({ order, name }) => order === 'primary' && payorOfName(name, system).isOf(payor),
  );
  return isNamedFirst ? 'first' : entered;
}
