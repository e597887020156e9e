import { type BenefitId, type EnteredBenefit, OVERALL, readBenefits } from '@portico/contract';
import { type BenefitUnit, validateBenefits, readBenefitValue } from '@portico/rules';
import { type Benefits, type BenefitSet, type KnownCopay, NONE, unknownSet } from '../figures/plan-benefits.ts';

/** The unit of each kind of benefit. */
const unitOf: Readonly<Record<BenefitId, BenefitUnit>> = {
  copay: '$',
  coinsurance: '%',
  deductible: '$',
  outOfPocket: '$',
};

/** Kinds that belong to the plan, and not to a service type (spec §3, 'Benefit'). */
const coverageLevelOnly: ReadonlySet<BenefitId> = new Set(['deductible', 'outOfPocket']);

type Figure = { readonly scope: string; readonly kind: BenefitId; readonly value: number | typeof NONE };

/**
 * Reads the benefits of UpdateManualBenefits (spec §5, §7).
 *
 * @param serviceTypeCodes of the service.
 * @param known the values in the fields before; null for none. A copay that is unchanged, or one of those offered, stays by the day
 * or by the admission, because a field shows the amount only.
 * @returns null where the string is malformed, has an invalid value, a kind twice or in a wrong scope, or lacks a value that an
 * estimate needs.
 */
export function readEnteredBenefits(
  text: string,
  serviceTypeCodes: readonly string[],
  known: Benefits | null,
): Benefits | null {
  const entered = readBenefits(text);
  const figures = entered?.map((each) => figureOf(each, serviceTypeCodes)) ?? null;
  if (figures === null || !figures.every((each) => each !== null)) return null;
  if (new Set(figures.map(({ scope, kind }) => `${scope}:${kind}`)).size < figures.length) return null;
  const given = figures.filter(({ value }) => value !== NONE);
  if (validateBenefits(given.map(({ kind, scope }) => ({ kind, isOverall: scope === OVERALL }))) !== null) return null;
  const setOf = (scope: string): BenefitSet => {
    const before = scope === OVERALL ? known?.overall : known?.byServiceType[scope];
    return setOfFigures(
      figures.filter((each) => each.scope === scope),
      before ?? unknownSet,
    );
  };
  const codes = serviceTypeCodes.filter((code) => figures.some(({ scope }) => scope === code));
  return {
    overall: setOf(OVERALL),
    byServiceType: Object.fromEntries(codes.map((code) => [code, setOf(code)])),
    blankIsNone: true,
  };
}

function figureOf({ scope, benId, value }: EnteredBenefit, serviceTypeCodes: readonly string[]): Figure | null {
  const isPlace = scope === OVERALL || (serviceTypeCodes.includes(scope) && !coverageLevelOnly.has(benId));
  const read = readBenefitValue(value, unitOf[benId]);
  if (!isPlace || read.is === 'empty' || read.is === 'invalid') return null;
  return { scope, kind: benId, value: read.is === 'value' ? read.hundredths : NONE };
}

function setOfFigures(figures: readonly Figure[], before: BenefitSet): BenefitSet {
  const valueOf = (kind: BenefitId): Figure['value'] | null =>
    figures.find((each) => each.kind === kind)?.value ?? null;
  const copay = valueOf('copay');
  return {
    ...unknownSet,
    copay: typeof copay === 'number' ? copayOf(copay, before) : copay,
    coinsuranceBasisPoints: valueOf('coinsurance'),
    deductible: { remainingCents: valueOf('deductible'), totalCents: null },
    outOfPocket: { remainingCents: valueOf('outOfPocket'), totalCents: null },
  };
}

function copayOf(cents: number, { copay, candidates }: BenefitSet): KnownCopay {
  if (copay !== null && copay !== NONE && copay.cents === cents) return copay;
  const chosen = new Set(candidates.copay?.filter(({ value }) => value === cents).map(({ per }) => per ?? 'visit'));
  // Of two of one amount the field does not tell which was chosen.
  const [per = 'visit'] = chosen.size === 1 ? chosen : [];
  return { cents, per };
}
