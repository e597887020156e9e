import { type PriceFileFinding, ruleOf } from '@portico/price-files';
import { countOf, formatCount } from '../figures.ts';
import type { PriceFileSummary } from '../price-file-summary.ts';
import { PriceImportError } from '../price-import-error.ts';
import { placeText } from '../report/report-text.ts';

/** What whoever follows a file can do where some of it cannot be meant. */
const BY_HAND =
  'To import what can be read, fetch the file and bring it by hand: "prices import FILE --skip-invalid", or at the screen of staff.';

/** Why the prices of a followed file are not taken, with the first place of it, and what can be done: a follow takes all of a file or nothing. */
export function unreadableDetail(error: Error): string {
  const summary = error instanceof PriceImportError ? error.summary : undefined;
  if (summary === undefined) return error.message;
  const first = firstPlace(summary);
  const parts = [whyNot(error, summary), ...(first === undefined ? [] : [`The first: ${first}`])];
  const isInPart = summary.items > 0 && summary.refused === 0;
  return [...parts, ...(isInPart ? [BY_HAND] : [])].join(' ');
}

function whyNot(error: Error, { items, refused, leftOut, rows }: PriceFileSummary): string {
  if (items === 0 || refused > 0) return error.message;
  if (leftOut > 0) return `It has ${countOf(leftOut, 'value')} that cannot be meant.`;
  const few = `The cells of ${countOf(rows.unreadable, 'row')} of ${formatCount(rows.all)} cannot be told apart.`;
  return `${few} If that is no reason to do without the others, raise PORTICO_PRICES_UNREADABLE_ROWS.`;
}

/** The first place that keeps the file from being taken: its rule, where it is, what stands there and what to write instead. */
function firstPlace({ rules, refused }: PriceFileSummary): string | undefined {
  const isReason = ({ outcome }: PriceFileFinding): boolean => outcome === (refused > 0 ? 'refused' : 'left out');
  const tally = rules.find(({ first }) => first.some(isReason));
  const place = tally?.first.find(isReason);
  return tally === undefined || place === undefined
    ? undefined
    : `${placeText(place)} (${tally.rule}: ${ruleOf(tally.rule).sentence})`;
}
