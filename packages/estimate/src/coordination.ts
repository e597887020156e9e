import { type CoveredService, patientShare } from './patient-share.ts';
import type { Share } from './working.ts';

/**
 * How a secondary plan coordinates with a primary one. `standard`: it pays what it would have paid alone, at most what the
 * primary left. `nonDuplication`: it pays only what its own benefits exceed the primary's payment by. Plans that insure
 * themselves choose (also called "maintenance of benefits" or "carve-out"); insured plans follow their state's form of
 * the NAIC model regulation, which is the first.
 */
export type CoordinationRule = 'standard' | 'nonDuplication';

/** The same parts with the same allowed amounts, as each of two plans pays for them. */
export interface CoordinatedService {
  readonly primary: CoveredService;
  readonly secondary: CoveredService;
  readonly rule: CoordinationRule;
}

/** What two plans and the patient pay of a service. Integer cents. */
export interface CoordinatedShare {
  /** As if the plan were alone. */
  readonly primary: Share;
  readonly secondary: Share;
  readonly primaryPaysCents: number;
  readonly secondaryPaysCents: number;
  /** With what an out-of-network provider bills above the allowed amount, which no plan pays. */
  readonly owedCents: number;
}

/**
 * What a patient with two plans owes. The primary pays as if it were alone; then the secondary calculates its own benefits on
 * the same allowed amounts, deductible and copay included, and pays by its rule. Each part is coordinated for itself, since
 * hospital and physicians send claims of their own.
 *
 * Source: NAIC Coordination of Benefits Model Regulation (120), sections 4 and 7 (the secondary plan pays no more than what is
 * left of the allowable expense). Not for Medicaid, which pays last by rules of each state (42 CFR 433.139).
 *
 * @throws RangeError as `patientShare`, and where the parts or their allowed amounts differ.
 */
export function coordinatedShare({ primary, secondary, rule }: CoordinatedService): CoordinatedShare {
  const [first, second] = [patientShare(primary), patientShare(secondary)];
  if (first.parts.length !== second.parts.length) throw new RangeError('Both plans must have the same parts');
  const paid = first.parts.map((part, index) => {
    const other = second.parts[index];
    if (other?.componentId !== part.componentId || other.allowedCents !== part.allowedCents) {
      throw new RangeError('Both plans must have the same parts with the same allowed amounts');
    }
    return paidBySecondary(leftOf(part), part.allowedCents - leftOf(other), part.allowedCents, rule);
  });
  const secondaryPaysCents = paid.reduce((sum, each) => sum + each, 0);
  return {
    primary: first,
    secondary: second,
    primaryPaysCents: first.planPaysCents,
    secondaryPaysCents,
    owedCents: first.owedCents - secondaryPaysCents,
  };
}

/**
 * The same, if every allowed amount is at the low end of its range, as it is, and at the high end: the lowest and the highest
 * that is owed. Integer cents.
 */
export function coordinatedShareRange(service: CoordinatedService): { lowCents: number; highCents: number } {
  const ends = ['lowCents', 'allowedCents', 'highCents'] as const;
  const owed = ends.map((end) => {
    const at = ({ parts, pools }: CoveredService): CoveredService => ({
      parts: parts.map((part) => ({ ...part, allowedCents: part[end] ?? part.allowedCents })),
      pools,
    });
    return coordinatedShare({ ...service, primary: at(service.primary), secondary: at(service.secondary) }).owedCents;
  });
  return { lowCents: Math.min(...owed), highCents: Math.max(...owed) };
}

function paidBySecondary(leftCents: number, aloneCents: number, allowedCents: number, rule: CoordinationRule): number {
  if (rule === 'standard') return Math.min(aloneCents, leftCents);
  return Math.max(0, aloneCents - (allowedCents - leftCents));
}

/** What a plan leaves of a part's allowed amount. */
function leftOf({ steps }: Share['parts'][number]): number {
  return steps
    .filter(({ kind }) => kind !== 'allowed' && kind !== 'balanceBilling')
    .reduce((sum, { cents }) => sum + cents, 0);
}
