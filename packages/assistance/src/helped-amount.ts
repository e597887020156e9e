import type { Bill } from './bill.ts';
import { type Policy, WHOLE } from './policy.ts';

/** The part of a bill that the policy covers, and what it leaves out. */
interface Covered {
  readonly grossCents: number | null;
  readonly owedCents: number | null;
  readonly leftOutCents: number;
}

/**
 * The most that a person who qualifies would pay of a bill, in cents; null where an amount that it needs is not known.
 *
 * Never above amounts generally billed, the cash price or the share with insurance, nor `capCents`
 * (26 CFR 1.501(r)-5). So no amount is said where amounts generally billed are not known, unless the care is free.
 * A fraction of a cent is dropped, in the person's favour.
 *
 * @param discount in basis points.
 * @param capCents the most by the rule for high bills; null where it does not hold.
 */
export function helpedAmount(
  bill: Bill,
  discount: number,
  { policy, isInsured, capCents }: { policy: Policy; isInsured: boolean; capCents: number | null },
): number | null {
  const covered = coveredPart(bill, policy);
  if (covered === null) return null;
  // Free care is free whatever it would have cost.
  if (discount === WHOLE) return covered.leftOutCents;
  const most = mostBilled(covered, bill.locationId, policy);
  const base = most === null ? null : baseOf(covered, most, isInsured ? 'amountOwed' : policy.discountOff);
  // Otherwise an amount that is not known is not guessed at.
  if (most === null || base === null) return null;
  const amounts = [shareOf(base, WHOLE - discount), most, covered.owedCents, capCents];
  return Math.min(...amounts.filter((cents) => cents !== null)) + covered.leftOutCents;
}

/** A part of an amount, in whole cents. @param share in basis points. */
export function shareOf(cents: number, share: number): number {
  return Number((BigInt(cents) * BigInt(share)) / BigInt(WHOLE));
}

function coveredPart(bill: Bill, { coversPhysicians }: Policy): Covered | null {
  const { grossCents, owedCents, physicianGrossCents, physicianOwedCents } = bill;
  if (coversPhysicians || physicianGrossCents === 0) return { grossCents, owedCents, leftOutCents: 0 };
  if (physicianOwedCents === null) return null;
  return {
    grossCents: grossCents === null || physicianGrossCents === null ? null : grossCents - physicianGrossCents,
    owedCents: owedCents === null ? null : owedCents - physicianOwedCents,
    leftOutCents: physicianOwedCents,
  };
}

/** Amounts generally billed for the care; null where its gross charge is not known. */
function mostBilled({ grossCents }: Covered, locationId: string, policy: Policy): number | null {
  const share = policy.generallyBilledBy[locationId] ?? policy.generallyBilled;
  return grossCents === null ? null : shareOf(grossCents, share);
}

function baseOf(covered: Covered, most: number, off: Policy['discountOff']): number | null {
  if (off === 'grossCharges') return covered.grossCents;
  return off === 'amountsGenerallyBilled' ? most : covered.owedCents;
}
