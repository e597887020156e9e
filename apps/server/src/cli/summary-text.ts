import type { PriceFileSummary } from '../prices/price-file-summary.ts';
import { countOf } from '../prices/figures.ts';

/** The summary of a price file, as lines for the operator. */
export function summaryText(summary: PriceFileSummary): string {
  const { header } = summary;
  return [
    `  Hospital   ${header.hospitalName}`,
    `  Prices of  ${header.lastUpdatedOn}, CMS template ${header.specVersion}, ${formatNames[header.format]}`,
    `  Contents   ${countOf(summary.items, 'item')}, ${countOf(summary.charges, 'charge')}, ${countOf(summary.rates, 'payer rate')}`,
    `  Problems   ${countOf(summary.errors, 'error')}, ${countOf(summary.warnings, 'warning')}`,
    ...findingLines(summary),
    '',
  ].join('\n');
}

const formatNames = { json: 'JSON', 'csv-tall': 'CSV tall', 'csv-wide': 'CSV wide' } as const;

function findingLines({ firstFindings, errors, warnings }: PriceFileSummary): string[] {
  if (firstFindings.length === 0) return [];
  const all = errors + warnings;
  const title = all > firstFindings.length ? `The first ${firstFindings.length}:` : 'All of them:';
  return [
    '',
    title,
    ...firstFindings.map(({ line, severity, field, reason }) => {
      const place = field === undefined ? '' : `${field}: `;
      return `  line ${line}  ${severity}  ${place}${reason}`;
    }),
  ];
}
