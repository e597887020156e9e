import type { BenefitRow } from '../model/response.ts';
import { rowsOfType } from './counted-rows.ts';
import { type QuantityUnit, quantityUnits } from './quantity.ts';
import { remarksOf } from './remarks-of.ts';
import { isIndividual } from './settle.ts';
import { isReadWhole } from './unreadable-rows.ts';

/** How much of a service the plan pays for. */
export interface ServiceLimit {
  /** `cents`: of what the plan pays. */
  readonly unit: QuantityUnit | 'cents';
  /** `null` if only what is left is stated. */
  readonly total: number | null;
  /** Of the total; `null` if the message does not say. */
  readonly period: LimitPeriod | null;
  /** `null` if the message does not say. The lowest, where it says several or contradicts itself. Never below 0. */
  readonly left: number | null;
  /** The highest of several; absent where there is one. */
  readonly mostLeft?: number;
  /** The payer's own words. */
  readonly remarks: readonly string[];
}

/** `planYear` is a service or contract year. */
type LimitPeriod = 'calendarYear' | 'planYear' | 'lifetime' | 'month' | 'week' | 'day' | 'episode' | 'admission';

/** EB01 of a limitation. */
const LIMITATION = 'F';

/** EB06 and HSD05 of the time for which a quantity is granted. */
const periods: ReadonlyMap<string, LimitPeriod> = new Map([
  ['22', 'planYear'],
  ['23', 'calendarYear'],
  ['25', 'planYear'],
  ['26', 'episode'],
  ['32', 'lifetime'],
  ['34', 'month'],
  ['35', 'week'],
  ['36', 'admission'],
  ['7', 'day'],
]);

/** Those of which payers state what is left. */
const long: ReadonlySet<LimitPeriod | null> = new Set(['calendarYear', 'planYear', 'lifetime']);

/** EB06: used this year, left (of a year, of a lifetime), and that the limit is exceeded. */
const USED = '24';
const LEFT = '29';
const LEFT_OF_LIFETIME = '33';
const EXCEEDED = '30';

/** One quantity of a row. */
interface Stated {
  readonly row: BenefitRow;
  readonly unit: ServiceLimit['unit'];
  readonly is: 'total' | 'used' | 'left';
  readonly quantity: number;
  /** Of a total, and of what is left in a lifetime. */
  readonly period: LimitPeriod | null;
}

/**
 * How much of a service type the plan pays for (EB01 F), by EB07, by EB09 and EB10, or by HSD, of the individual where
 * the message says so. What is left is stated (EB06 29), or the total less what was used this year (24): where these
 * differ, it may be either (decision 250). Where totals differ, each stands by itself, and what is left belongs to the only one of a year, if there is one. A quantity that is withheld is
 * unknown, and so is one of a row that the payer rejects. A limit of 0 in money, and 0 left in a lifetime of which no limit is stated, is none: payers write it so, and say
 * of care for which they do not pay that it is not covered.
 */
export function serviceLimits(rows: readonly BenefitRow[], serviceTypeCode: string): readonly ServiceLimit[] {
  const all = limitationsOf(rows, serviceTypeCode);
  const ofIndividual = all.filter(isIndividual);
  const stated = (ofIndividual.length > 0 ? ofIndividual : all).flatMap(statedIn);
  return [...Map.groupBy(stated, ({ unit }) => unit).values()].flatMap(limitsOfUnit);
}

/** What is said of limits without a quantity that tells them: the payer's words, if any; `null` for no such limit. */
export function otherLimits(rows: readonly BenefitRow[], serviceTypeCode: string): readonly string[] | null {
  const others = limitationsOf(rows, serviceTypeCode).filter((row) => statedIn(row).length === 0);
  return others.length === 0 ? null : remarksOf(others);
}

function limitationsOf(rows: readonly BenefitRow[], serviceTypeCode: string): BenefitRow[] {
  return rowsOfType(rows, serviceTypeCode).filter(({ information }) => information === LIMITATION);
}

function statedIn(row: BenefitRow): Stated[] {
  if (!isReadWhole(row) || row.flaws.length > 0) return [];
  const { period } = row;
  const delivered = row.delivery.flatMap(({ quantityQualifier, quantity, periodQualifier, periods: count, unit }) => {
    // Three a week for a month (HSD03), or 20 in two years (HSD06), is a pattern that one number does not tell.
    if (unit !== null || (count !== null && count !== 1)) return [];
    return statedAs(row, quantityUnits.get(quantityQualifier), quantity, periodQualifier ?? period);
  });
  return [
    ...statedAs(row, 'cents', row.amountCents, period),
    ...statedAs(row, quantityUnits.get(row.quantityQualifier), row.quantity, period),
    ...delivered,
  ];
}

function statedAs(
  row: BenefitRow,
  unit: ServiceLimit['unit'] | undefined,
  quantity: number | null,
  period: string | null,
): Stated[] {
  if (unit === undefined || quantity === null) return [];
  // The period of the row (EB06) also says of what its HSD is.
  const says = (code: string): boolean => period === code || row.period === code;
  const said = { row, unit, quantity, period: null };
  if (says(LEFT_OF_LIFETIME)) return [{ ...said, is: 'left', period: 'lifetime' }];
  if (says(LEFT)) return [{ ...said, is: 'left' }];
  if (says(USED)) return [{ ...said, is: 'used' }];
  if (says(EXCEEDED)) return [{ ...said, is: 'left', quantity: 0 }];
  return [{ ...said, is: 'total', period: periods.get(period ?? '') ?? null }];
}

function limitsOfUnit(stated: readonly Stated[]): ServiceLimit[] {
  const meant = stated.filter((each) => !isNoLimit(each, stated));
  const of = (is: Stated['is']): Stated[] => meant.filter((each) => each.is === is);
  const [left, used] = [of('left'), of('used')];
  const totals = [...Map.groupBy(of('total'), ({ quantity, period }) => `${quantity} ${period}`).values()];
  const ofYear = totals.filter(([first]) => first !== undefined && long.has(first.period));
  const owner = totals.length === 1 ? totals[0] : ofYear.length === 1 ? ofYear[0] : undefined;
  const limits = totals.flatMap((same) =>
    same === owner ? limitOf([...same, ...left, ...used], (total) => leftOf(total, left, used)) : limitOf(same),
  );
  return owner === undefined ? [...limits, ...aloneLeft(left)] : limits;
}

function isNoLimit({ unit, is, quantity, period }: Stated, stated: readonly Stated[]): boolean {
  if (unit !== 'cents' || quantity !== 0) return false;
  const ofLifetime = stated.filter((each) => each.is === 'total' && each.period === 'lifetime');
  return is === 'total' || (is === 'left' && period === 'lifetime' && ofLifetime.every((each) => each.quantity === 0));
}

/**
 * What is left, as stated and as it is reckoned from what was used this year: of a day or a week that tells nothing, and of a lifetime
 * it is a part, so that no more than the total less it can be left.
 */
function leftOf(
  { quantity: total, period }: Pick<Stated, 'quantity' | 'period'>,
  left: readonly Stated[],
  used: readonly Stated[],
): readonly number[] {
  const stated = quantitiesOf(left);
  if (period !== null && !long.has(period)) return stated;
  const reckoned = quantitiesOf(used).map((spent) => Math.max(0, total - spent));
  const isReckoned = (rest: number): boolean => period !== 'lifetime' || stated.every((each) => rest < each);
  return [...stated, ...reckoned.filter(isReckoned)];
}

/** What is left, without a total to which it belongs: each value by itself. */
function aloneLeft(left: readonly Stated[]): ServiceLimit[] {
  const same = [...Map.groupBy(left, ({ quantity }) => quantity).values()];
  return same.flatMap((each) =>
    limitOf(each, ({ quantity }) => [quantity]).map((limit) => ({ ...limit, total: null, period: null })),
  );
}

/** A limit by the total that comes first; its words are those of all. */
function limitOf(said: readonly Stated[], leftBy: (total: Stated) => readonly number[] = () => []): ServiceLimit[] {
  const [first] = said;
  if (first === undefined) return [];
  const { unit, quantity, period } = first;
  const remarks = remarksOf(said.map(({ row }) => row));
  const rests = leftBy(first);
  if (rests.length === 0) return [{ unit, total: quantity, period, left: null, remarks }];
  const [left, mostLeft] = [Math.min(...rests), Math.max(...rests)];
  return [{ unit, total: quantity, period, left, ...(mostLeft === left ? {} : { mostLeft }), remarks }];
}

function quantitiesOf(stated: readonly Stated[]): number[] {
  return [...new Set(stated.map(({ quantity }) => quantity))];
}
