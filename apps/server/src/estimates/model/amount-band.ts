import type { AmountBand, EstimateResult } from '@portico/contract';
import type { Pools, ServiceEstimate, UnpricedPart } from '@portico/estimate';
import type { ServerMessages } from '../../documents/messages/server-messages.ts';
import type { InsuredEstimate } from '../figures/insured-estimate.ts';
import type { Benefits, Remaining } from '../figures/plan-benefits.ts';
import { rangeReasons } from './range-reasons.ts';

type Reason = AmountBand['Reasons'][number];
type Cents = { readonly lowCents: number; readonly highCents: number };

/** The words of a band: parts by their names in the visitor's language. */
interface BandWords {
  readonly messages: ServerMessages;
  readonly nameOf: (componentId: string) => string;
}

/**
 * What may move an amount without insurance: prices of the file that differ, and parts that have none. Null where nothing does,
 * and where there is no amount.
 */
export function selfPayBand({ estimate, ...words }: BandWords & { estimate: ServiceEstimate }): EstimateResult['Band'] {
  const { total } = estimate;
  if (total === null) return null;
  const { messages } = words;
  return bandOf(
    total,
    [
      ...ratesReason(total, (range) => messages.band.prices(range), { parts: estimate.priced, ...words }),
      ...unpricedReason(estimate, words),
    ],
    messages,
  );
}

/**
 * What may move an amount with insurance: rates that differ, deductibles that may be met by then, parts without a price, and what is
 * not known of the plan or used up of a limit. The upper end is what is owed if nothing more is paid by then.
 */
export function insuredBand({
  insured,
  reachedTypes = [],
  isLimitedByDays = false,
  ...words
}: BandWords & {
  insured: InsuredEstimate;
  reachedTypes?: readonly string[];
  isLimitedByDays?: boolean;
}): EstimateResult['Band'] {
  const { owed, allowed, isLeast, isOfOneDay } = insured;
  if (owed === null) return null;
  const { messages } = words;
  const reasons = [
    ...ratesReason(owed, (range) => messages.band.rates(range), { parts: allowed.priced, ...words }),
    ...deductibleReason(insured, messages),
    ...maximumReason(owed, messages),
    ...unpricedReason(allowed, words),
    ...pricedBySomeReason(insured, words),
    ...(isLeast ? [reason('unknownBenefits', messages.band.unknownBenefits)] : []),
    ...(isOfOneDay ? [reason('unknownBenefits', messages.band.daysUnknown)] : []),
    ...(isLimitedByDays ? [reason('unknownBenefits', messages.band.limitOfDays)] : []),
    ...(reachedTypes.length > 0 ? [reason('limitReached', messages.band.limitReached)] : []),
    ...outsideReason(owed, messages),
  ];
  return bandOf({ lowCents: owed.lowestCents, highCents: owed.highCents }, reasons, messages);
}

/** An insurance may count less than the price that is counted here, where the care is out of its network. */
function outsideReason({ share, second }: NonNullable<InsuredEstimate['owed']>, { band }: ServerMessages): Reason[] {
  if (share.balanceBillingUnknown) return [reason('outOfNetwork', band.outOfNetwork)];
  return second?.second.network === 'out' ? [reason('outOfNetwork', band.secondOutOfNetwork)] : [];
}

/** That prices differ, and for a part where they differ much, why. */
function ratesReason(
  ends: Cents,
  textOf: (range: string) => string,
  { parts, ...words }: BandWords & { parts: Parameters<typeof rangeReasons>[0] },
): Reason[] {
  if (!isRange(ends)) return [];
  return [reason('rates', [textOf(rangeText(ends, words.messages)), ...rangeReasons(parts, words)].join(' '))];
}

function deductibleReason({ owed, terms, benefits }: InsuredEstimate, messages: ServerMessages): Reason[] {
  if (owed === null || owed.lowWhenMetCents === owed.lowCents) return [];
  const { second } = owed;
  const left = [
    ...deductiblesLeft(terms.pools, benefits),
    ...(second === null ? [] : deductiblesLeft(second.covered.pools, second.second.benefits)),
  ];
  const isFamily = left.every((deductible) => deductible.isFamily === true);
  const amount = messages.money(owed.lowWhenMetCents);
  return [reason('deductible', messages.band.deductible({ amount, isFamily, several: left.length > 1 }))];
}

/**
 * The insurer contradicts itself about what is left of a maximum, and the highest of its figures is counted. Drawn as a met deductible:
 * below the prices.
 */
function maximumReason(
  { lowWhenMetCents, lowestCents }: NonNullable<InsuredEstimate['owed']>,
  messages: ServerMessages,
): Reason[] {
  if (lowestCents === lowWhenMetCents) return [];
  return [reason('deductible', messages.band.maximum(messages.money(lowestCents)))];
}

function deductiblesLeft(pools: Pools, { byServiceType, overall }: Benefits): Remaining[] {
  const left = Object.entries(pools).filter(([, { deductibleCents }]) => (deductibleCents ?? 0) > 0);
  return left.map(([pool]) => (byServiceType[pool] ?? overall).deductible);
}

function unpricedReason(
  { unpriced }: { readonly unpriced: readonly UnpricedPart<string>[] },
  { messages, nameOf }: BandWords,
): Reason[] {
  if (unpriced.length === 0) return [];
  const names = unpriced.map(({ component }) => nameOf(component.id)).join(', ');
  return [reason('unpriced', messages.band.unpriced(names))];
}

/** Parts that the plan in the middle prices, and others that can be the patient's do not. */
function pricedBySomeReason({ ofPlans }: InsuredEstimate, { messages, nameOf }: BandWords): Reason[] {
  const ids = ofPlans?.pricedBySome ?? [];
  return ids.length === 0 ? [] : [reason('unpriced', messages.band.pricedBySome(ids.map(nameOf).join(', ')))];
}

function bandOf({ lowCents, highCents }: Cents, reasons: Reason[], messages: ServerMessages): EstimateResult['Band'] {
  if (reasons.length === 0) return null;
  const IsOpen = reasons.some(({ Kind }) => Kind !== 'rates' && Kind !== 'deductible');
  return {
    Low: lowCents,
    LowText: messages.money(lowCents),
    High: highCents,
    HighText: messages.money(highCents),
    IsOpen,
    Text: bandText({ lowCents, highCents }, IsOpen, messages),
    Reasons: reasons,
  };
}

function bandText(ends: Cents, isOpen: boolean, messages: ServerMessages): string {
  const range = rangeText(ends, messages);
  if (!isRange(ends)) return messages.band.atLeast(messages.money(ends.lowCents));
  return isOpen ? messages.band.rangeOrMore(range) : range;
}

function rangeText({ lowCents, highCents }: Cents, messages: ServerMessages): string {
  return messages.range(messages.money(lowCents), messages.money(highCents));
}

function isRange({ lowCents, highCents }: Cents): boolean {
  return lowCents !== highCents;
}

function reason(Kind: Reason['Kind'], Text: string): Reason {
  return { Kind, Text };
}
