import { type CostSharing, type OracleCase, type PlanCopay, restOf, type Year } from './plan.ts';

/** A ten-thousandth of a cent, in which every share of a part is whole. */
const PARTS_OF_CENT = 10_000n;

/** How much of a pool is left, by its name. */
type Left = Map<string, bigint>;

/**
 * What the patient owes in ten-thousandths of a cent, without any rounding, straight from the plan (decisions 28 and 33)
 * and with nothing of the engine or the reader. Null where the plan leaves open what has to be known.
 */
export function owedExactly({ plan, apartDeductible, own, parts, copayOrder }: OracleCase): bigint | null {
  const left: Left = new Map();
  const paidOfVisit: Left = new Map();
  let owed = 0n;
  for (const { serviceType, cents, days = 1 } of parts) {
    const ofType = own.get(serviceType);
    let rest = exact(cents);
    if (ofType?.isExcluded === true) {
      owed += rest;
      continue;
    }
    const hasOwn = ofType !== undefined && (ofType.copay !== null || ofType.coinsurance !== null);
    if (ofType?.isPartExcluded === true && !hasOwn) return null;
    const { copay, coinsurance } = hasOwn ? ofType : plan;
    const isApart = ofType?.deductible === 'apart';
    const deductible = isApart ? apartDeductible : plan.deductible;
    if (deductible === null || (copay === null && coinsurance === null)) return null;
    if (hasOwn && isZeroAlone(ofType, plan)) return null;
    const share = BigInt(coinsurance ?? 0);
    // Neither a copay beside coinsurance nor one of 0 takes the deductible's place.
    const isInstead = copayOrder === 'insteadOfDeductible' && share === 0n && (copay?.cents ?? 0) > 0;
    let ofPart = 0n;
    const pay = (amount: bigint): void => {
      ofPart += amount;
      rest -= amount;
    };
    const payCopay = (): void => pay(copay === null ? 0n : takeCopay(paidOfVisit, copay, days, rest));
    if (copayOrder !== 'afterDeductible') payCopay();
    if (!isInstead) pay(take(left, isApart ? 'apart' : 'deductible', deductible, rest));
    if (copayOrder === 'afterDeductible') payCopay();
    // The rest is whole cents here, so that its share is whole ten-thousandths.
    ofPart += (rest * share) / PARTS_OF_CENT;
    owed += plan.maximum === null ? ofPart : take(left, 'maximum', plan.maximum, ofPart);
  }
  return owed;
}

/** A zero alone, beside what the plan takes otherwise, may mean that just this is paid. */
const isZeroAlone = (own: CostSharing, plan: CostSharing): boolean =>
  (own.copay?.cents === 0 && own.coinsurance === null && (plan.coinsurance ?? 0) > 0) ||
  (own.coinsurance === 0 && own.copay === null && (plan.copay?.cents ?? 0) > 0);

const exact = (cents: number): bigint => BigInt(cents) * PARTS_OF_CENT;

/** Copays of one amount and period are one, for the whole service; one by the day is due for each day. */
function takeCopay(paid: Left, { cents, per }: PlanCopay, days: number, of: bigint): bigint {
  const visit = `${cents} ${per ?? 'visit'}`;
  const due = exact(cents) * BigInt(per === 'day' ? days : 1);
  const before = paid.get(visit) ?? 0n;
  const taken = smaller(of, due > before ? due - before : 0n);
  paid.set(visit, before + taken);
  return taken;
}

/** Takes from what is left for the member, or for the family where that is less. */
function take(left: Left, pool: 'deductible' | 'apart' | 'maximum', year: Year, of: bigint): bigint {
  const before = left.get(pool) ?? exact(restOf(year));
  const taken = smaller(of, before);
  left.set(pool, before - taken);
  return taken;
}

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);
