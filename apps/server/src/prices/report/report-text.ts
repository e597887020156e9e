import type { PriceFileFinding, RuleTally } from '@portico/price-files';
import type { PriceFileCheck } from '../check-price-file.ts';
import { countOf, formatCount } from '../figures.ts';
import type { PriceFileSummary } from '../price-file-summary.ts';
import { foundText, lineOf, ruleGroup } from './rule-group.ts';

/** Places of a rule that the terminal lists. */
const PLACES_LISTED = 3;

/** The summary of a price file, with its findings by rule, as lines for the operator. */
export function summaryText(summary: PriceFileSummary): string {
  const { header, rules } = summary;
  return [
    `  Hospital   ${header.hospitalName}`,
    `  Prices of  ${header.lastUpdatedOn}, CMS template ${header.specVersion}, ${formatNames[header.format]}`,
    `  Contents   ${contentsOf(summary)}`,
    `  Findings   ${findingsOf(summary)}`,
    ...rules.flatMap(ruleLines),
    '',
  ].join('\n');
}

/** The report of a check as text. */
export function reportText({ fileName, verdict, summary, rules }: PriceFileCheck): string {
  const rest = summary === undefined ? [...rules.flatMap(ruleLines), ''].join('\n') : summaryText(summary);
  return `${fileName}: ${verdict}\n${rest}`;
}

export const formatNames = { json: 'JSON', 'csv-tall': 'CSV tall', 'csv-wide': 'CSV wide' } as const;

export function contentsOf({ items, charges, rates }: PriceFileSummary): string {
  return [countOf(items, 'item'), countOf(charges, 'charge'), countOf(rates, 'payer rate')].join(', ');
}

export function findingsOf({ leftOut, refused, rows, breaches }: PriceFileSummary): string {
  const places = breaches === 1 ? '1 breach' : `${formatCount(breaches)} breaches`;
  return [
    ...(refused > 0 ? [`${countOf(refused, 'header')} to correct or accept`] : []),
    ...(rows.unreadable > 0 ? [`${formatCount(rows.unreadable)} of ${countOf(rows.all, 'row')} left out`] : []),
    `${countOf(leftOut, 'value')} left out`,
    `${places} of CMS rules`,
  ].join(', ');
}

function ruleLines(tally: RuleTally): string[] {
  const { rule, sentence, source, extent, count, places } = ruleGroup(tally);
  const listed = places.slice(0, PLACES_LISTED);
  const others = count - listed.length;
  return [
    '',
    `${sentence} (${rule}; ${extent})`,
    `  Source: ${source}.`,
    ...listed.map(placeLine),
    ...(others > 0 ? [`  and ${countOf(others, 'other place')}`] : []),
  ];
}

function placeLine(finding: PriceFileFinding): string {
  return `  ${placeText(finding)}`;
}

/** Where a finding is, what stands there, and what to write instead. */
export function placeText(finding: PriceFileFinding): string {
  const { pointer, column, remedy } = finding;
  const place = [lineOf(finding), pointer ?? column].filter((part) => part !== undefined);
  const found = foundText(finding);
  return `${place.join('  ')}  ${found === undefined ? '' : `${found}. `}${remedy}`;
}
