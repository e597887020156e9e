import type { OtherInsurance } from '@portico/contract';
import { suggestPayor } from '../../prices/payors/suggest-payor.ts';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import type { InsuranceView } from '../model/insurance-view.ts';
import { type KnownPayor, UNLISTED_PAYOR } from './payors.ts';

type Named = Pick<KnownPayor, 'id' | 'name'>;

/** Whom an insurer means by the name of another payer. */
export function payorOfName(
  name: string | null,
  { payors }: Pick<HealthSystem, 'payors'>,
): { id: string; isOf: (payor: Named) => boolean } {
  if (name === null) return { id: '', isOf: () => false };
  const id = suggestPayor({ payerName: name, planName: '' }, payors)?.payorId ?? UNLISTED_PAYOR;
  const isSameName = (other: string): boolean => other.trim().toLowerCase() === name.trim().toLowerCase();
  return { id, isOf: (payor) => (id === UNLISTED_PAYOR ? isSameName(payor.name) : payor.id === id) };
}

/** Whether the insurer of the first says that the second pays before it, or the insurer of the second that it pays before the first. */
export function isOtherOrderNamed(first: InsuranceView, second: InsuranceView, system: HealthSystem): boolean {
  const names = (insurance: InsuranceView, other: InsuranceView, order: 'primary' | 'secondary'): boolean =>
    insurance.otherPayers.some(
      (each) =>
        each.order === order &&
        payorOfName(each.name, system).isOf({ id: other.payorId, name: other.payorName }) &&
        other.payorId !== insurance.payorId,
    );
  return names(first, second, 'primary') || names(second, first, 'secondary');
}

/** What insurers name beside the insurances of an estimate, the first insurer's word first. Tertiary payers are left out. */
export function otherInsurances(insurances: readonly InsuranceView[], system: HealthSystem): OtherInsurance[] {
  return insurances.flatMap((insurance) =>
    insurance.otherPayers.flatMap(({ order, name }) => {
      const payor = payorOfName(name, system);
      const isEntered = insurances.some(({ payorId, payorName }) => payor.isOf({ id: payorId, name: payorName }));
      // Beside two insurances, one that is not named may be either of them.
      if (order === 'tertiary' || isEntered || (name === null && insurances.length > 1)) return [];
      return [{ Order: order ?? 'unknown', Name: name ?? '', PayorId: payor.id, NamedBy: insurance.payorName }];
    }),
  );
}
