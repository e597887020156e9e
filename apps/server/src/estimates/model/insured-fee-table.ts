import type { FeeRow } from '@portico/contract';
import type { AllowedService, ChosenRate, NoRate, PricedPart, UnpricedPart } from '@portico/estimate';
import type { ServerMessages } from '../../documents/messages/server-messages.ts';
import type { InsuredEstimate } from '../figures/insured-estimate.ts';
import {
  billedCode,
  billerRows,
  type ChildRow,
  choiceRules,
  fileAndCode,
  joinSentences,
  reasonText,
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
  const { estimate, messages } = parts;
  const rows = billerRows(parts, {
    priced: (part) => pricedRow(parts, part),
    unpriced: ({ component, reason }) => unpricedRow(parts, component, noRateText(component, reason, parts)),
  });
  if (estimate.total === null) return rows;
  const { total: tag, totalHelp, totalHelpOutside } = messages.insured;
  const help = parts.insured.outOfNetwork ? totalHelpOutside : totalHelp;
  return [...rows, rowOf(messages, 'total', estimate.total.amountCents, [], { tag, help })];
}

function pricedRow(parts: InsuredTableParts, part: PricedPart<ChosenRate>): ChildRow {
  const { file, messages, insured } = parts;
  const { component, price } = part;
  const { charge, rate, grossCents } = price;
  // Outside the network the amount is the full charge.
  const fullCharge = insured.outOfNetwork ? null : grossCents;
  return {
    Tag: parts.nameOf(component.id),
    HoverText: messages.estimate.code(charge.codeType, billedCode(charge), component.units),
    ExtraHoverText: fullCharge === null ? '' : messages.insured.fullChargeIs(messages.money(fullCharge)),
    Val: price.amountCents,
    ValOverride: messages.money(price.amountCents),
    PaidText: '',
    Source: file && {
      ...fileAndCode(file, charge),
      Line: rate.line,
      Rule: ruleOf(part, parts),
      Notes: [charge.notes, rate.notes].filter((notes) => notes !== null).join(' · '),
      Plan: insured.outOfNetwork ? '' : `${rate.payerName}, ${rate.planName}`,
    },
  };
}

function noRateText(
  component: UnpricedPart['component'],
  reason: NoRate,
  { insured, messages }: InsuredTableParts,
): string {
  if (reason === 'notListed' || reason === 'otherBiller' || reason === 'otherService') {
    return reasonText(component, reason, messages);
  }
  return insured.outOfNetwork ? messages.insured.noFullCharge : messages.insured.noRate[reason];
}

function ruleOf(part: PricedPart<ChosenRate>, { messages, insured }: InsuredTableParts): string {
  const { rate } = part.price;
  const times = rate.methodology === 'case rate' ? 1 : part.component.units;
  const { code, setting, sides, standard, several } = choiceRules(part, messages, times);
  const { ofPlans, outOfNetwork } = insured;
  const { rules } = messages.insured;
  return joinSentences([
    code,
    groupText(part, messages),
    setting,
    sides,
    outOfNetwork ? rules.fullCharge : basisOf(part, messages),
    ofPlans === null ? '' : plansText(ofPlans, messages),
    standard,
    several,
  ]);
}

/** The rate may be that of the group of services in which the code is. */
function groupText({ component, price }: PricedPart<ChosenRate>, messages: ServerMessages): string {
  const { group, charge } = price;
  if (group === null) return '';
  const { codeType, code } = group;
  return messages.insured.rules.ofGroup({
    code: component.code,
    group: `${codeType} ${code}`,
    name: charge.description,
  });
}

function plansText(
  { count, withoutPrice, pricedBySome, lowCents, highCents }: NonNullable<InsuredEstimate['ofPlans']>,
  messages: ServerMessages,
): string {
  const [low, high] = [messages.money(lowCents), messages.money(highCents)];
  return messages.insured.rules.allPlans({ count, withoutPrice, isAlike: pricedBySome.length === 0, low, high });
}

/** How the rate becomes an amount, where it is not an amount already. */
function basisOf({ component, price }: PricedPart<ChosenRate>, messages: ServerMessages): string {
  const { rules } = messages.insured;
  const { basis, rate, grossCents, candidates, lowCents, highCents } = price;
  if (basis === 'perDiem') {
    const amount = messages.money(rate.dollarCents ?? 0);
    return component.days === undefined ? rules.perDay(amount) : rules.perDiem({ amount, days: component.days });
  }
  if (basis === 'percentage' && rate.percentage !== null && grossCents !== null) {
    const percent = messages.percent(rate.percentage * 100);
    return rules.percentage({ percent, fullCharge: messages.money(grossCents) });
  }
  if (basis === 'dailyMedian') {
    const [low, high] = [messages.money(lowCents), messages.money(highCents)];
    return rules.medianByDay({ low, high, days: component.days ?? 1 });
  }
  if (basis !== 'median') return '';
  // Of a contract nothing is said that the file does not say.
  const isAlone = rate.percentage === null && rate.algorithm === null;
  if (candidates > 1 || lowCents === highCents) return isAlone ? rules.medianAlone : rules.medianPaid;
  const [low, high] = [messages.money(lowCents), messages.money(highCents)];
  return isAlone ? rules.medianAloneBetween(low, high) : rules.medianPaidBetween(low, high);
}
