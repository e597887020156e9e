import { breaksConformity, type PriceFileFinding, type RuleTally, ruleOf } from '@portico/price-files';
import type { PriceFileSummary } from '../prices/price-file-summary.ts';
import { countOf, formatCount } from '../prices/figures.ts';
import { verdictOn } from '../prices/verdict.ts';

/** Places of a rule that the terminal lists. */
const PLACES_LISTED = 3;

/** The summary of a price file, as lines for the operator. */
export function summaryText(summary: PriceFileSummary): string {
  const { header, rules } = summary;
  return [
    `  Verdict    ${verdictOn(summary)}`,
    `  Hospital   ${header.hospitalName}`,
    `  Prices of  ${header.lastUpdatedOn}, CMS template ${header.specVersion}, ${formatNames[header.format]}`,
    `  Contents   ${countOf(summary.items, 'item')}, ${countOf(summary.charges, 'charge')}, ${countOf(summary.rates, 'payer rate')}`,
    `  Findings   ${formatFindings(summary)}`,
    ...rules.flatMap(ruleLines),
    '',
  ].join('\n');
}

const formatNames = { json: 'JSON', 'csv-tall': 'CSV tall', 'csv-wide': 'CSV wide' } as const;

function formatFindings({ leftOut, breaches }: PriceFileSummary): string {
  return `${countOf(leftOut, 'value')} left out, ${breaches === 1 ? '1 breach' : `${formatCount(breaches)} breaches`} of CMS rules`;
}

function ruleLines({ rule, count, leftOut, first }: RuleTally): string[] {
  const kind = leftOut > 0 ? 'left out' : breaksConformity(rule) ? 'breach' : 'advice';
  const listed = first.slice(0, PLACES_LISTED);
  return [
    '',
    `${ruleOf(rule).sentence} (${rule}: ${countOf(count, 'place')}, ${kind}; ${ruleOf(rule).source})`,
    ...listed.map(placeLine),
    ...(count > listed.length ? [`  and ${countOf(count - listed.length, 'other place')}`] : []),
  ];
}

function placeLine({ line, pointer, column, found, remedy }: PriceFileFinding): string {
  const place = [line === undefined ? 'the file' : `line ${line}`, pointer ?? column].filter(
    (part) => part !== undefined,
  );
  return `  ${place.join('  ')}  ${found === undefined ? 'nothing stands there' : `"${found}"`}. ${remedy}`;
}
