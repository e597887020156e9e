import type { PriceFileFinding } from './findings/finding.ts';
import type { RuleId } from './rules/rules.ts';

/** The structure of the file is broken, or it ends too early: none of it can be trusted. */
export class PriceFileError extends Error {
  override readonly name = 'PriceFileError';
  /** Physical line, from 1; undefined for an error of the file as a whole. */
  readonly line: number | undefined;
  /** What is wrong and how to correct it, in plain English, without the line. */
  readonly reason: string;
  readonly rule: RuleId;
  readonly place: Pick<PriceFileFinding, 'column' | 'found' | 'pointer'>;

  constructor(
    line: number | undefined,
    reason: string,
    rule: RuleId = 'price-file',
    place: PriceFileError['place'] = {},
  ) {
    super(line === undefined ? reason : `Line ${line}: ${reason}`);
    this.line = line;
    this.reason = reason;
    this.rule = rule;
    this.place = place;
  }

  /** The error as what a report lists. */
  finding(): PriceFileFinding {
    const { line, rule, place, reason } = this;
    return { rule, outcome: 'refused', ...(line !== undefined && { line }), ...place, remedy: reason };
  }
}
