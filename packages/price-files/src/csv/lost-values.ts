import type { Accepts } from '../accepts.ts';
import type { Findings } from '../findings/findings.ts';
import type { RuleId } from '../rules/rules.ts';
import { type CellRange, isEmptyAt } from './cells.ts';
import { readRateHeader } from './column-names.ts';
import type { Columns } from './columns.ts';

/** Counts what stands in the columns that nobody reads, and reports it at the end of the file. */
export interface LostValues {
  /** Whether there is no such column. */
  readonly areNone: boolean;
  count(row: CellRange): void;
  report(): void;
}

interface LostColumn {
  place: number;
  /** As messages and `--accept` name it. */
  name: string;
  /** The rule that its header does not keep. */
  rule: RuleId;
  values: number;
}

/**
 * A column whose header is not known, stands twice or lacks its plan keeps the file from being imported if it has values:
 * a wide file lost 324,365 rates in silence (Findings, prices 4). Staff may accept it by its header.
 *
 * @param line of the headers.
 */
export function createLostValues(columns: Columns, line: number, accepts: Accepts, findings: Findings): LostValues {
  const lost = lostColumns(columns);
  return {
    areNone: lost.length === 0,
    count(row) {
      for (const column of lost) if (!isEmptyAt(row, column.place)) column.values += 1;
    },
    report() {
      findings.line = line;
      for (const { name, rule, values } of lost) {
        if (values === 0) continue;
        const below =
          values === 1 ? '1 value stands below it' : `${values.toLocaleString('en-US')} values stand below it`;
        if (accepts(name)) findings.breach(rule, name, undefined, `Accepted: ${below} and will not be imported.`);
        else findings.refuse(rule, name, undefined, `${below}: correct the header, or do without: --accept "${name}".`);
      }
    },
  };
}

function lostColumns(columns: Columns): LostColumn[] {
  const read = new Set([
    columns.description,
    columns.drugUnit,
    columns.drugType,
    ...Object.values(columns.charge.columns),
    ...columns.codes.flatMap(({ place, typePlace }) => [place, typePlace]),
    ...columns.rates.flatMap((rate) => Object.values(rate.columns)),
  ]);
  const seen = new Set<string>();
  const lost: LostColumn[] = [];
  for (const [place, header] of columns.headers.slice(0, columns.count).entries()) {
    const isRepeated = seen.has(header.toLowerCase());
    seen.add(header.toLowerCase());
    if (read.has(place)) continue;
    const name = header === '' ? `column ${place + 1}` : header;
    lost.push({ place, name, rule: isRepeated && header !== '' ? 'csv-header-once' : ruleOf(header), values: 0 });
  }
  return lost;
}

function ruleOf(header: string): RuleId {
  const kind = readRateHeader(header)?.kind;
  if (kind === 'placeholder' || /^code\|\[i\]/i.test(header)) return 'csv-header-filled-in';
  return kind === 'incomplete' ? 'csv-header-plan' : 'csv-header-known';
}
