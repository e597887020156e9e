import type { FeeRow } from '@portico/contract';
import type { AllowedService, ChosenRate, NoRate, PricedPart } from '@portico/estimate';
import type { Wording } from '../../documents/wording/wording.ts';
import type { InsuredEstimate } from '../figures/insured-estimate.ts';
import {
  billedCode,
  billerRows,
  type ChildRow,
  choiceRules,
  fileAndCode,
  joinSentences,
  rowOf,
  type TableParts,
  unpricedRow,
} from './fee-table.ts';

/** The data of the insured fee table. */
export interface InsuredTableParts extends TableParts<AllowedService> {
  readonly insured: Pick<InsuredEstimate, 'ofPlans' | 'outOfNetwork'>;
}

/**
 * The allowed amounts of hospital and physician, with what has none, and their total before insurance pays (spec §3, FeeTable).
 * Each names the line of the very rate, and the insurer and plan as the file has them.
 */
export function insuredFeeTable(parts: InsuredTableParts): FeeRow[] {
  const { estimate, wording } = parts;
  const rows = billerRows(parts, {
    priced: (part) => pricedRow(parts, part),
    unpriced: ({ component, reason }) => unpricedRow(parts, component, noRateText(reason, parts)),
  });
  if (estimate.total === null) return rows;
  const { total: tag, totalHelp, totalHelpOutside } = wording.insured;
  const help = parts.insured.outOfNetwork ? totalHelpOutside : totalHelp;
  return [...rows, rowOf(wording, 'total', estimate.total.amountCents, [], { tag, help })];
}

function pricedRow(parts: InsuredTableParts, part: PricedPart<ChosenRate>): ChildRow {
  const { file, wording, insured } = parts;
  const { component, price } = part;
  const { charge, rate, grossCents } = price;
  // Outside the network the amount is the full charge.
  const fullCharge = insured.outOfNetwork ? null : grossCents;
  return {
    Tag: parts.nameOf(component.id),
    HoverText: wording.estimate.code(charge.codeType, billedCode(charge), component.units),
    ExtraHoverText: fullCharge === null ? '' : wording.insured.fullChargeIs(wording.money(fullCharge)),
    Val: price.amountCents,
    ValOverride: wording.money(price.amountCents),
    Source: file && {
      ...fileAndCode(file, charge),
      Line: rate.line,
      Rule: ruleOf(part, parts),
      Plan: insured.outOfNetwork ? '' : `${rate.payerName}, ${rate.planName}`,
    },
  };
}

function noRateText(reason: NoRate, { insured, wording }: InsuredTableParts): string {
  if (reason === 'notListed') return wording.estimate.notListed;
  return insured.outOfNetwork ? wording.insured.noFullCharge : wording.insured.noRate[reason];
}

function ruleOf(part: PricedPart<ChosenRate>, { wording, insured }: InsuredTableParts): string {
  const { rate } = part.price;
  const times = rate.methodology === 'case rate' ? 1 : part.component.units;
  const { code, setting, several } = choiceRules(part, wording, times);
  const { ofPlans, outOfNetwork } = insured;
  const { rules } = wording.insured;
  return joinSentences([
    code,
    setting,
    outOfNetwork ? rules.fullCharge : basisOf(part, wording),
    ofPlans === null ? '' : plansText(ofPlans, wording),
    several,
  ]);
}

function plansText({ count, lowCents, highCents }: NonNullable<InsuredEstimate['ofPlans']>, wording: Wording): string {
  const [low, high] = [wording.money(lowCents), wording.money(highCents)];
  return wording.insured.rules.allPlans({ count, low, high });
}

/** How the rate becomes an amount, where it is not an amount already. */
function basisOf({ component, price }: PricedPart<ChosenRate>, wording: Wording): string {
  const { rules } = wording.insured;
  const { basis, rate, grossCents, candidates, lowCents, highCents } = price;
  if (basis === 'perDiem') {
    const amount = wording.money(rate.dollarCents ?? 0);
    return component.days === undefined ? rules.perDay(amount) : rules.perDiem({ amount, days: component.days });
  }
  if (basis === 'percentage' && rate.percentage !== null && grossCents !== null) {
    const percent = wording.percent(rate.percentage * 100);
    return rules.percentage({ percent, fullCharge: wording.money(grossCents) });
  }
  if (basis !== 'median') return '';
  return candidates > 1 || lowCents === highCents
    ? rules.medianPaid
    : rules.medianPaidBetween(wording.money(lowCents), wording.money(highCents));
}
