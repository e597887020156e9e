import type { FeeRow, PriceSource } from '@portico/contract';
import type {
  Amount,
  Choice,
  ChosenPrice,
  NoPrice,
  PricedPart,
  PricedParts,
  ServiceEstimate,
  UnpricedPart,
} from '@portico/estimate';
import type { PriceFile } from '../../prices/queries/listed-charges.ts';
import type { ServerMessages } from '../../documents/messages/server-messages.ts';

export type ChildRow = FeeRow['Children'][number];
type AmountOf = (price: ChosenPrice) => number | null;

/** The data of the tables. */
export interface TableParts<Parts = ServiceEstimate> {
  readonly estimate: Parts;
  readonly file: PriceFile | null;
  readonly messages: ServerMessages;
  /** The part's name in the visitor's language, by component id. */
  readonly nameOf: (componentId: string) => string;
}

/** How a part becomes a row. */
interface RowMakers<Price extends Amount, Reason extends string> {
  readonly priced: (part: PricedPart<Price>) => ChildRow;
  /** Beside a full charge, what is paid of it without insurance; left out where nothing is to be said beside the amount. */
  readonly paid?: (priced: readonly PricedPart<Price>[]) => string;
  readonly unpriced: (part: UnpricedPart<Reason>) => ChildRow;
}

const billers = [
  { fee: 'facility', kind: 'hospital', tag: 'hospitalFees', help: 'hospitalFeesHelp' },
  { fee: 'professional', kind: 'physician', tag: 'physicianFees', help: 'physicianFeesHelp' },
] as const;

const grossCharge: AmountOf = (price) => price.grossCents;
const selfPayPrice: AmountOf = (price) => price.amountCents;

/** The gross charges of hospital and physician, with what is not priced (spec §3, FeeTable). */
export function feeTable(parts: TableParts): FeeRow[] {
  return selfPayRows(parts, grossCharge);
}

/**
 * What is paid without insurance (spec §3, SelfPayTable). Its rows add up to its total: gross charges, less the discount;
 * or, where there is no discount to show, the self-pay prices themselves. Empty where nothing is priced.
 */
export function selfPayTable(parts: TableParts): FeeRow[] {
  const { total, discountCents } = parts.estimate;
  if (total === null) return [];
  const totalRow = rowOf(parts.messages, 'total', total.amountCents, [], {
    tag: parts.messages.estimate.total,
    help: parts.messages.estimate.totalHelp,
  });
  if (discountCents === null) return [...selfPayRows(parts, selfPayPrice), totalRow];
  return [...selfPayRows(parts, grossCharge), discountRow(parts, discountCents), totalRow];
}

/** A row for each biller, with a child row for each of its parts. A biller without parts has no row. */
export function billerRows<Price extends Amount, Reason extends string>(
  { estimate, messages }: TableParts<PricedParts<Price, Reason>>,
  rows: RowMakers<Price, Reason>,
): FeeRow[] {
  return billers.flatMap(({ fee, kind, tag, help }) => {
    const ofBiller = estimate.priced.filter(({ component }) => component.fee === fee);
    const priced = ofBiller.map(rows.priced);
    const unpriced = estimate.unpriced.filter(({ component }) => component.fee === fee).map(rows.unpriced);
    const children = [...priced, ...unpriced];
    if (children.length === 0) return [];
    const words = { tag: messages.estimate[tag], help: messages.estimate[help] };
    return [{ ...rowOf(messages, kind, sumOf(priced), children, words), PaidText: rows.paid?.(ofBiller) ?? '' }];
  });
}

export function rowOf(
  messages: ServerMessages,
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
    ValOverride: nothingPriced ? messages.estimate.notPriced : amountText(messages, cents),
    PaidText: '',
    Children: children,
  };
}

/** The row of a part without a price, with the reason. */
export function unpricedRow(
  { messages, nameOf }: Pick<TableParts, 'messages' | 'nameOf'>,
  component: UnpricedPart['component'],
  why: string,
): ChildRow {
  return {
    Tag: nameOf(component.id),
    HoverText: messages.estimate.code(component.codeType, billedCode(component), component.units),
    ExtraHoverText: why,
    Val: null,
    ValOverride: messages.estimate.notPriced,
    PaidText: '',
    Source: null,
  };
}

/** The file and the code of a price. */
export function fileAndCode(
  file: PriceFile,
  charge: ChosenPrice['charge'],
): Pick<PriceSource, 'Hospital' | 'FileName' | 'FileDate' | 'FileUrl' | 'Code' | 'CodeType'> {
  return {
    Hospital: file.hospitalName,
    FileName: file.fileName,
    FileDate: file.lastUpdatedOn ?? '',
    FileUrl: file.sourceUrl ?? '',
    Code: billedCode(charge),
    CodeType: charge.codeType,
  };
}

/** A code with its modifiers as bills write them: `73721-26` is the physician's reading of the scan. */
export function billedCode({ code, modifiers = [] }: { code: string; modifiers?: readonly string[] }): string {
  return [code, ...modifiers].join('-');
}

/**
 * How a price was chosen among the file's: what holds of prices with insurance and without.
 *
 * @param times how often the amount of the file was counted.
 */
export function choiceRules(
  { component, price }: PricedPart<Amount & Choice<unknown> & Pick<ChosenPrice, 'charge'>>,
  messages: ServerMessages,
  times: number = component.units,
): { code: string; setting: string; sides: string; standard: string; several: string } {
  const { candidates, lowCents, highCents, alternate, otherSetting, standardNote, charge } = price;
  const isBothSides = charge.modifiers.includes('50') && component.modifiers?.includes('50') !== true;
  // The sentence has the amounts of the file, which are for one unit.
  const money = (cents: number): string => messages.money(Math.round(cents / times));
  const several = { count: candidates, low: money(lowCents), high: money(highCents), each: times > 1 };
  return {
    code: alternate ? messages.rules.alternateCode(component.code) : '',
    setting: otherSetting && charge.setting !== 'both' ? messages.rules.otherSetting(charge.setting) : '',
    sides: isBothSides ? messages.rules.bothSides : '',
    standard: standardNote === null ? '' : messages.rules.standardNote(standardNote),
    several: candidates > 1 && several.low !== several.high ? messages.rules.median(several) : '',
  };
}

export function joinSentences(sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function selfPayRows(parts: TableParts, amount: AmountOf): FeeRow[] {
  const { messages } = parts;
  return billerRows(parts, {
    priced: (part) => pricedRow(parts, part, amount(part.price)),
    ...(amount === grossCharge ? { paid: (priced) => paidText(priced, messages) } : {}),
    unpriced: ({ component, reason }) => unpricedRow(parts, component, reasonText(component, reason, messages)),
  });
}

/** The prices without insurance of some parts; '' for no parts. */
function paidText(priced: readonly PricedPart[], messages: ServerMessages): string {
  return priced.length === 0 ? '' : messages.money(priced.reduce((sum, { price }) => sum + price.amountCents, 0));
}

/** Why a part has no price. */
export function reasonText(
  { fee }: Pick<UnpricedPart['component'], 'fee'>,
  reason: NoPrice,
  { estimate }: ServerMessages,
): string {
  if (reason === 'otherBiller') return fee === 'professional' ? estimate.hospitalsPartOnly : estimate.doctorsPartOnly;
  if (reason === 'otherService') return estimate.otherServiceOnly;
  return reason === 'noAmount' ? estimate.noPriceWithoutInsurance : estimate.notListed;
}

function discountRow(parts: TableParts, discountCents: number): FeeRow {
  const { estimate, messages } = parts;
  const children = estimate.priced
    .map((part) => pricedRow(parts, part, part.price.amountCents - (part.price.grossCents ?? part.price.amountCents)))
    .filter((row) => row.Val !== 0);
  const words = { tag: messages.estimate.discount, help: messages.estimate.discountHelp };
  return rowOf(messages, 'discount', -discountCents, children, words);
}

function pricedRow(parts: TableParts, part: PricedPart, cents: number | null): ChildRow {
  const { file, messages } = parts;
  const { component, price } = part;
  return {
    Tag: parts.nameOf(component.id),
    HoverText: messages.estimate.code(price.charge.codeType, billedCode(price.charge), component.units),
    ExtraHoverText: messages.estimate.priceWithoutInsurance(messages.money(price.amountCents)),
    Val: cents,
    ValOverride: amountText(messages, cents),
    PaidText: messages.money(price.amountCents),
    Source: file && {
      ...fileAndCode(file, price.charge),
      Line: price.charge.line,
      Rule: ruleOf(part, messages),
      Notes: price.charge.notes ?? '',
      Plan: '',
    },
  };
}

function ruleOf(part: PricedPart, messages: ServerMessages): string {
  const { code, setting, sides, standard, several } = choiceRules(part, messages);
  const basis = part.price.basis === 'gross' ? messages.rules.grossCharge : '';
  return joinSentences([code, setting, sides, basis, standard, several]);
}

/** Null for an empty list, and where one of the amounts is not known. */
function sumOf(rows: readonly ChildRow[]): number | null {
  return rows.reduce<number | null>((sum, { Val }, index) => {
    if (Val === null || (sum === null && index > 0)) return null;
    return (sum ?? 0) + Val;
  }, null);
}

function amountText(messages: ServerMessages, cents: number | null): string {
  return cents === null ? messages.estimate.notPublished : messages.money(cents);
}
