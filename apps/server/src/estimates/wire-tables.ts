import type { FeeRow, PriceSource } from '@portico/contract';
import type { ChosenPrice, PricedPart, ServiceEstimate, UnpricedPart } from '@portico/estimate';
import type { PriceFile } from '../db/queries/listed-charges.ts';
import type { Wording } from '../wording/wording.ts';

type ChildRow = FeeRow['Children'][number];
type Amount = (price: ChosenPrice) => number | null;

/** What the tables are made of. */
export interface TableParts {
  readonly estimate: ServiceEstimate;
  readonly file: PriceFile | null;
  readonly wording: Wording;
  /** The part's name in the visitor's language, by component id. */
  readonly nameOf: (componentId: string) => string;
}

const billers = [
  { fee: 'facility', kind: 'hospital', tag: 'hospitalFees', help: 'hospitalFeesHelp' },
  { fee: 'professional', kind: 'physician', tag: 'physicianFees', help: 'physicianFeesHelp' },
] as const;

const grossCharge: Amount = (price) => price.grossCents;
const selfPayPrice: Amount = (price) => price.amountCents;

/** The gross charges of hospital and physician, with what is not priced (spec §3, FeeTable). */
export function feeTable(parts: TableParts): FeeRow[] {
  return billerRows(parts, grossCharge);
}

/**
 * What is paid without insurance (spec §3, SelfPayTable). Its rows add up to its total: gross charges, less the discount;
 * or, where there is no discount to show, the self-pay prices themselves. Empty where nothing is priced.
 */
export function selfPayTable(parts: TableParts): FeeRow[] {
  const { total, discountCents } = parts.estimate;
  if (total === null) return [];
  const totalRow = rowOf(parts.wording, 'total', total.amountCents, [], {
    tag: parts.wording.estimate.total,
    help: parts.wording.estimate.totalHelp,
  });
  if (discountCents === null) return [...billerRows(parts, selfPayPrice), totalRow];
  return [...billerRows(parts, grossCharge), discountRow(parts, discountCents), totalRow];
}

function billerRows(parts: TableParts, amount: Amount): FeeRow[] {
  const { estimate, wording } = parts;
  return billers.flatMap(({ fee, kind, tag, help }) => {
    const priced = estimate.priced.filter(({ component }) => component.fee === fee);
    const unpriced = estimate.unpriced.filter(({ component }) => component.fee === fee);
    const children = [
      ...priced.map((part) => pricedRow(parts, part, amount(part.price))),
      ...unpriced.map((part) => unpricedRow(parts, part)),
    ];
    if (children.length === 0) return [];
    const words = { tag: wording.estimate[tag], help: wording.estimate[help] };
    return [rowOf(wording, kind, sumOf(priced, amount), children, words)];
  });
}

function discountRow(parts: TableParts, discountCents: number): FeeRow {
  const { estimate, wording } = parts;
  const children = estimate.priced
    .map((part) => pricedRow(parts, part, part.price.amountCents - (part.price.grossCents ?? part.price.amountCents)))
    .filter((row) => row.Val !== 0);
  const words = { tag: wording.estimate.discount, help: wording.estimate.discountHelp };
  return rowOf(wording, 'discount', -discountCents, children, words);
}

function rowOf(
  wording: Wording,
  kind: FeeRow['Kind'],
  cents: number | null,
  children: ChildRow[],
  { tag, help }: { tag: string; help: string },
): FeeRow {
  const nothingPriced = children.length > 0 && children.every((child) => child.Source === null);
  return {
    Kind: kind,
    Tag: tag,
    HoverText: help,
    ExtraHoverText: '',
    Val: cents,
    ValOverride: nothingPriced ? wording.estimate.notPriced : amountText(wording, cents),
    Children: children,
  };
}

function pricedRow(parts: TableParts, { component, price }: PricedPart, cents: number | null): ChildRow {
  const { wording } = parts;
  return {
    Tag: parts.nameOf(component.id),
    HoverText: wording.estimate.code(price.charge.codeType, billedCode(price.charge), component.units),
    ExtraHoverText: wording.estimate.priceWithoutInsurance(wording.money(price.amountCents)),
    Val: cents,
    ValOverride: amountText(wording, cents),
    Source: parts.file && sourceOf(parts.file, { component, price }, wording),
  };
}

function unpricedRow({ wording, nameOf }: TableParts, { component, reason }: UnpricedPart): ChildRow {
  return {
    Tag: nameOf(component.id),
    HoverText: wording.estimate.code(component.codeType, billedCode(component), component.units),
    ExtraHoverText: reason === 'noAmount' ? wording.estimate.ratesForInsurersOnly : wording.estimate.notListed,
    Val: null,
    ValOverride: wording.estimate.notPriced,
    Source: null,
  };
}

function sourceOf(file: PriceFile, part: PricedPart, wording: Wording): PriceSource {
  const { price } = part;
  return {
    Hospital: file.hospitalName,
    FileName: file.fileName,
    FileDate: file.lastUpdatedOn ?? '',
    Line: price.charge.line,
    Code: billedCode(price.charge),
    CodeType: price.charge.codeType,
    Rule: ruleOf(part, wording),
    Plan: '',
  };
}

/** A code with its modifiers as bills write them: `73721-26` is the physician's reading of the scan. */
function billedCode({ code, modifiers = [] }: { code: string; modifiers?: readonly string[] }): string {
  return [code, ...modifiers].join('-');
}

/** The amounts in it are those that stand in the file: of one unit. */
function ruleOf({ component, price }: PricedPart, wording: Wording): string {
  const { rules } = wording;
  const { candidates, lowCents, highCents, alternate, otherSetting, basis, charge } = price;
  return [
    alternate ? rules.alternateCode(component.code) : '',
    otherSetting && charge.setting !== 'both' ? rules.otherSetting(charge.setting) : '',
    basis === 'gross' ? rules.grossCharge : '',
    candidates > 1
      ? rules.median({
          count: candidates,
          low: wording.money(lowCents / component.units),
          high: wording.money(highCents / component.units),
          each: component.units > 1,
        })
      : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** Null for an empty list, and where one of the amounts is not known. */
function sumOf(parts: readonly PricedPart[], amount: Amount): number | null {
  return parts.reduce<number | null>((sum, part, index) => {
    const cents = amount(part.price);
    if (cents === null || (sum === null && index > 0)) return null;
    return (sum ?? 0) + cents;
  }, null);
}

function amountText(wording: Wording, cents: number | null): string {
  return cents === null ? wording.estimate.notPublished : wording.money(cents);
}
