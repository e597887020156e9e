import type { AskedComparison, ComparedPayor, ShownPrice } from '../estimates/services/compare-asked-services.ts';
import { formatCount } from '../prices/figures.ts';
import {
  type AmountChange,
  type AmountRange,
  type ChangeCounts,
  changes,
  type ComparedService,
  type VersionDiff,
} from '../prices/queries/compare-versions.ts';
import type { PriceVersion } from '../prices/queries/version-states.ts';
import { payerNameText } from '../staff/payors/payer-name-text.ts';
import { versionText } from './version-text.ts';

interface Compared {
  location: { id: string; name: string };
  live: PriceVersion;
  version: PriceVersion;
  diff: VersionDiff;
  asked: AskedComparison;
}

const NAME_WIDTH = 44;
const COUNT_WIDTH = 11;
const MAX_PAYERS = 40;

/** What a version would change, for whoever decides whether it goes live. */
export function diffText({ location, live, version, diff, asked }: Compared): string {
  return [
    `${location.id}  ${location.name}`,
    `  live    ${versionText(live)}`,
    `  ${version.status.padEnd(6)}  ${versionText(version)}`,
    '',
    header(''),
    counts('Services, by code', diff.services),
    counts('Gross charges', diff.gross),
    counts('Cash prices', diff.cash),
    counts('Negotiated rates', diff.rates),
    '',
    ...payerLines(diff),
    ...jumpLines(diff),
    ...listLines('List prices that moved most, by service', diff.moves.map(changeText)),
    ...listLines('New services', diff.newServices.map(serviceText), diff.services.new),
    ...listLines('Services that are gone', diff.goneServices.map(serviceText), diff.services.gone),
    ...askedLines(asked),
    '',
    `To make it live: npm run portico -- prices activate ${location.id} ${version.versionId}`,
  ]
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

const titles: Readonly<Record<keyof ChangeCounts, string>> = {
  new: 'new',
  gone: 'gone',
  dearer: 'dearer',
  cheaper: 'cheaper',
  mixed: 'otherwise',
  same: 'as before',
};

function header(title: string): string {
  return title.padEnd(NAME_WIDTH) + changes.map((each) => titles[each].padStart(COUNT_WIDTH)).join('');
}

function counts(name: string, counted: ChangeCounts): string {
  const cells = changes.map((each) => formatCount(counted[each]).padStart(COUNT_WIDTH));
  return `${name.padEnd(NAME_WIDTH)}${cells.join('')}`;
}

function payerLines({ payers }: VersionDiff): string[] {
  if (payers.length === 0) return [];
  const more = payers.length - MAX_PAYERS;
  return [
    header('Negotiated rates by payer and plan'),
    ...payers.slice(0, MAX_PAYERS).map((payer) => counts(`  ${payerNameText(payer)}`, payer)),
    ...(more > 0 ? [`  and ${formatCount(more)} more, which changed less: --json has them`] : []),
    '',
  ];
}

function jumpLines({ jumps, jumpCount }: VersionDiff): string[] {
  if (jumpCount === 0) return ['Nothing rose tenfold, or fell to a tenth.', ''];
  return listLines('Risen tenfold or more, or fallen to a tenth: look at these', jumps.map(changeText), jumpCount);
}

/** @param all how many there are, where the list may have fewer. */
function listLines(title: string, lines: readonly string[], all = lines.length): string[] {
  if (lines.length === 0) return [];
  const more = all - lines.length;
  return [
    `${title}:`,
    ...lines.map((line) => `  ${line}`),
    ...(more > 0 ? [`  and ${formatCount(more)} more: --json has up to a thousand`] : []),
    '',
  ];
}

function serviceText({ codeType, code, description }: ComparedService): string {
  return `${codeType} ${code}  ${description}`;
}

function changeText(change: AmountChange): string {
  const { setting, billingClass, modifiers, before, after } = change;
  const how = [setting, billingClass, modifiers].filter((each) => each !== '').join(', ');
  return `${serviceText(change)} (${how}), ${amountName(change)}: ${rangeText(before, change)} → ${rangeText(after, change)}`;
}

function amountName({ kind, payerName, planName }: AmountChange): string {
  if (kind === 'gross') return 'gross charge';
  if (kind === 'cash') return 'cash price';
  return `${payerNameText({ payerName, planName })}${kind === 'median' ? ', median' : ''}`;
}

function rangeText({ low, high }: AmountRange, { kind }: Pick<AmountChange, 'kind'>): string {
  const text = kind === 'percentage' ? (amount: number) => `${amount} %` : dollars;
  return low === high ? text(low) : `${text(low)}–${text(high)}`;
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

function dollars(cents: number): string {
  return money.format(cents / 100);
}

function askedLines({ isAsked, services }: AskedComparison): string[] {
  const title = isAsked
    ? `What patients would see without insurance of the ${services.length} services that they asked for most, and what each insurer agreed to:`
    : `Nobody has asked for an estimate here yet. What patients would see without insurance of ${services.length} common services, and what each insurer agreed to:`;
  const name = Math.max(0, ...services.map((service) => service.name.length));
  return [
    title,
    ...services.flatMap((service) => {
      const asked = isAsked ? `${formatCount(service.estimates).padStart(6)} ×  ` : '';
      return [`  ${asked}${service.name.padEnd(name)}  ${changedText(service)}`, ...agreedLines(service.payors)];
    }),
  ];
}

/** The insurers whose price changes; of the others how many they are. */
function agreedLines(payors: readonly ComparedPayor[]): string[] {
  const changed = payors.filter((payor) => shownText(payor.before) !== shownText(payor.after));
  const same = payors.length - changed.length;
  return [
    ...changed.map((payor) => `      ${payor.name}: ${changedText(payor)}`),
    ...(same > 0 ? [`      ${changed.length > 0 ? 'other insurers' : 'insurers'} as before: ${same}`] : []),
  ];
}

function changedText({ before, after }: { before: ShownPrice; after: ShownPrice }): string {
  const [was, is] = [shownText(before), shownText(after)];
  return was === is ? `${was}, as before` : `${was} → ${is}`;
}

function shownText(price: ShownPrice): string {
  if (price.shown === 'notOffered') return 'not offered';
  if (price.shown === 'noPrice') return 'no price';
  const range = rangeText({ low: price.lowCents, high: price.highCents }, { kind: 'cash' });
  return price.isPartial ? `${range}, in part` : range;
}
