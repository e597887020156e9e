import * as fc from 'fast-check';
import type { PriceFileFinding } from '../findings/finding.ts';
import { PriceFileError } from '../price-file-error.ts';
import type { PayerRate, PriceItem, StandardCharge } from '../types.ts';
import { inChunks, type Reading, readStream } from './read.ts';

/** One edit of a text, as of somebody whose hand slips. */
export interface Edit {
  at: number;
  removed: number;
  inserted: string;
}

/** Characters that mean something in a number, a CSV or a JSON file, and some that do not. */
const characters = fc.constantFrom(...Array.from('0159.,-+eE$%"\\\'{}[]:|; \t\n\r\0aOlxé\ufffd'));

/** What people and programs write in place of an amount. */
const values = fc.constantFrom(
  ...'0 -1 12.345 0.001 1e3 1E-2 .5 7. 070 +3 $5 "1,234.50" 1.234,50 O 1O0 N/A null true'.split(' '),
  ...'999999999 1000000000.01 70% 0.7 "5" [5] {} 12..5 -- ٣'.split(' '),
  '',
  '12 34',
);

/** An edit of one character, or of one cell or value. */
export function editsOf(text: string): fc.Arbitrary<Edit> {
  const at = fc.nat(text.length - 1);
  const tokens = [...text.matchAll(/[^,:\n[\]{}]+/g)].map(({ index, 0: token }) => ({
    at: index,
    removed: token.length,
  }));
  return fc.oneof(
    fc.record({ at, removed: fc.constantFrom(0, 1), inserted: characters }),
    fc.record({ at, removed: fc.constant(1), inserted: fc.constant('') }),
    fc.tuple(fc.constantFrom(...tokens), values).map(([token, inserted]) => ({ ...token, inserted })),
  );
}

/**
 * Says in which way an edit has changed a price in silence; undefined when it has not: the file is refused, or each price is the one
 * from before or the one that was typed, and what is missing has a finding (issue 13, point 1: "nothing breaks a rule in silence").
 */
export async function silentChange(text: string, edit: Edit): Promise<string | undefined> {
  const edited = text.slice(0, edit.at) + edit.inserted + text.slice(edit.at + edit.removed);
  const after = await readText(edited);
  if (after === undefined) return undefined;
  const before = await readText(text);
  const isSilent = !after.findings.some((finding) => !before?.findings.some((other) => isSame(finding, other)));
  const typed = typedAt(edited, edit);
  const rows = pricesOf(before?.items ?? []);
  let next = 0;
  const found = pricesOf(after.items);
  for (const price of found) {
    while (next < rows.length && !mayBecome(rows[next], price, typed, isSilent)) next += 1;
    if (next === rows.length) return `Neither written before nor typed: ${JSON.stringify(price)}`;
    next += 1;
  }
  return isSilent && !typed.hasNone && found.length < rows.length
    ? `${rows.length - found.length} prices are gone`
    : undefined;
}

/** Returns undefined for a file that is refused. */
async function readText(text: string): Promise<Reading | undefined> {
  try {
    const reading = await readStream(inChunks(new TextEncoder().encode(text), []));
    return reading.findings.some(({ outcome }) => outcome === 'refused') ? undefined : reading;
  } catch (error) {
    if (error instanceof PriceFileError) return undefined;
    throw error;
  }
}

function isSame(one: PriceFileFinding, other: PriceFileFinding): boolean {
  return one.rule === other.rule && one.column === other.column && one.found === other.found;
}

/** A price with all that is shown beside it. */
interface Price {
  amounts: readonly (number | undefined)[];
  names: readonly string[];
}

/** One for each rate, and for each charge without rates. */
function pricesOf(items: readonly PriceItem[]): Price[] {
  return items.flatMap((item) =>
    item.charges.flatMap((charge) =>
      charge.rates.length === 0 ? [priceOf(item, charge)] : charge.rates.map((rate) => priceOf(item, charge, rate)),
    ),
  );
}

function priceOf(item: PriceItem, charge: StandardCharge, rate?: PayerRate): Price {
  const { grossCents, cashCents, minimumCents, maximumCents } = charge;
  const { dollarCents, medianCents, p10Cents, p90Cents, percentage } = rate ?? {};
  const codes = item.codes.flatMap(({ code, type }) => [code, type]);
  return {
    amounts: [
      grossCents,
      cashCents,
      minimumCents,
      maximumCents,
      dollarCents,
      medianCents,
      p10Cents,
      p90Cents,
      percentage,
    ],
    names: [item.description, ...codes, ...charge.modifiers, rate?.payerName ?? '', rate?.planName ?? ''],
  };
}

/** Whether one edit may have made one price of the other. */
function mayBecome(before: Price | undefined, after: Price, typed: Typed, isSilent: boolean): boolean {
  if (before === undefined) return false;
  const areAmounts = after.amounts.every(
    (amount, at) =>
      amount === before.amounts[at] || (amount === undefined ? !isSilent || typed.hasNone : typed.amounts.has(amount)),
  );
  return areAmounts && (!isSilent || after.names.every((name) => before.names.includes(name) || typed.isName(name)));
}

/** What a hospital writes where it does not know an amount (issue 13, point 2). */
const NOT_KNOWN = '999999999';

/** What stands where the text was edited. */
interface Typed {
  /** Cents, and the number itself for a percentage. */
  amounts: ReadonlySet<number>;
  /** Nothing, or that there is nothing. */
  hasNone: boolean;
  isName: (name: string) => boolean;
}

/** The values of the edited text that the edit touches, read in another way than the reader does. */
function typedAt(text: string, { at, inserted }: Edit): Typed {
  const isJson = text.startsWith('{');
  const tokens = isJson ? /"(?:[^"\\]|\\.)*"|[^\s,:[\]{}"]+/g : /"(?:[^"]|"")*"|[^,\n]*/g;
  const touched = [...text.matchAll(tokens)]
    .filter(({ index, 0: token }) => index <= at + inserted.length && index + token.length >= at)
    .map(({ 0: token }) => (isJson ? plain(token) : token.replace(/^\s*"|"\s*$/g, '').replaceAll('""', '"')).trim());
  const names = lettersOf(touched.join(' '));
  return {
    amounts: new Set(touched.flatMap(amountsOf)),
    hasNone: touched.some((token) => token === '' || token === NOT_KNOWN),
    isName: (name) => names.includes(lettersOf(name)),
  };
}

function plain(token: string): string {
  try {
    return String(JSON.parse(token));
  } catch {
    return token;
  }
}

function lettersOf(name: string): string {
  return name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/** A written number in cents, half a cent rounded up and never to nothing, and as it is. In whole numbers, without a binary fraction. */
function amountsOf(token: string): number[] {
  const [, whole = '', fraction = '', exponent = '0'] =
    /^\+?\$?\s?(\d[\d,]*|)\.?(\d*)(?:e([-+]?\d{1,3}))?\s*%?$/i.exec(token) ?? [];
  const digits = `${whole.replaceAll(',', '')}${fraction}`;
  if (digits === '') return [];
  const shift = 2 - fraction.length + Number(exponent);
  const scaled = BigInt(digits) * 10n ** BigInt(Math.max(0, shift) + 1);
  const tenths = shift < 0 ? scaled / 10n ** BigInt(-shift) : scaled;
  const cents = Number((tenths + 5n) / 10n);
  return [cents === 0 && BigInt(digits) > 0n ? 1 : cents, Number(`${digits}e${shift - 2}`)];
}
