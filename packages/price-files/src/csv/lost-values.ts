import type { Accepts } from '../accepts.ts';
import type { Findings } from '../findings/findings.ts';
import { breaksConformity, type RuleId } from '../rules/rules.ts';
import { type CellRange, isEmptyAt } from './cells.ts';
import { readRateHeader } from './column-names.ts';
import type { Columns } from './columns.ts';

/** Counts what stands in the columns that nobody reads, and reports it at the end of the file. */
export interface LostValues {
  /**
   * Whether each stands behind all that are read, or staff take it as it is. One before them may be two headers that have
   * become one, or one that has become two.
   */
  readonly areHarmless: boolean;
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
  const read = placesRead(columns);
  const lost = lostColumns(columns, read);
  const lastRead = Math.max(...read);
  return {
    areHarmless: lost.every(({ place, name }) => place > lastRead || accepts(name)),
    count(row) {
      for (const column of lost) if (!isEmptyAt(row, column.place)) column.values += 1;
    },
    report() {
      findings.line = line;
      for (const { name, rule, values } of lost) {
        if (values === 0) {
          // Nothing is lost, but a rule of CMS is broken all the same. A header without its plan that stays empty is as good as none.
          if (breaksConformity(rule) && rule !== 'csv-header-plan') findings.breach(rule, name);
          continue;
        }
        const below =
          values === 1 ? '1 value stands below it' : `${values.toLocaleString('en-US')} values stand below it`;
        if (accepts(name)) findings.breach(rule, name, undefined, `Accepted: ${below} and will not be imported.`);
        else findings.refuse(rule, name, undefined, `${below}: correct the header, or do without: --accept "${name}".`);
      }
    },
  };
}

function placesRead(columns: Columns): ReadonlySet<number> {
  return new Set([
    columns.description,
    columns.drugUnit,
    columns.drugType,
    ...Object.values(columns.charge.columns),
    ...columns.codes.flatMap(({ place, typePlace }) => [place, typePlace]),
    ...columns.rates.flatMap((rate) => Object.values(rate.columns)),
  ]);
}

function lostColumns(columns: Columns, read: ReadonlySet<number>): LostColumn[] {
  const seen = new Set<string>();
  const lost: LostColumn[] = [];
  for (const [place, header] of columns.headers.slice(0, columns.count).entries()) {
    const isRepeated = seen.has(header.toLowerCase());
    seen.add(header.toLowerCase());
    if (read.has(place)) continue;
    const name = header === '' ? `column ${place + 1}` : header;
    const rule = isRepeated && header !== '' ? 'csv-header-once' : ruleOf(header, columns.format);
    lost.push({ place, name, rule, values: 0 });
  }
  return lost;
}

function ruleOf(header: string, format: Columns['format']): RuleId {
  const kind = readRateHeader(header)?.kind;
  if (kind === 'rate' && format === 'csv-tall') return 'csv-one-layout';
  if (kind === 'placeholder' || /^code\|\[i\]/i.test(header)) return 'csv-header-filled-in';
  return kind === 'incomplete' ? 'csv-header-plan' : 'csv-header-known';
}
