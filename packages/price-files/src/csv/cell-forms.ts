import type { Findings } from '../findings/findings.ts';
import type { RuleId } from '../rules/rules.ts';
import { type CellRange, isEmptyAt, textAt } from './cells.ts';

/** A value by its name, the rule of its form, and whether a text keeps it. */
export type FormCheck<Name extends string> = readonly [name: Name, rule: RuleId, isKept: (text: string) => boolean];

/** Where values stand, and what the file calls them. */
interface Named<Name extends string> {
  readonly columns: Readonly<Record<Name, number>>;
  readonly fields: Readonly<Record<Name, string>>;
}

/**
 * Holds cells of which nothing is imported to their form.
 *
 * @returns how many of them have a value.
 */
export function checkForms<Name extends string>(
  row: CellRange,
  { columns, fields }: Named<Name>,
  checks: ReadonlyArray<FormCheck<Name>>,
  findings: Findings,
): number {
  let count = 0;
  for (const [name, rule, isKept] of checks) {
    if (isEmptyAt(row, columns[name])) continue;
    count += 1;
    const text = textAt(row, columns[name]);
    if (!isKept(text)) findings.breach(rule, fields[name], text);
  }
  return count;
}

/** Whether a text is one of the words of a closed list; in a CSV case does not matter. */
export function isWordOf(words: readonly string[]): (text: string) => boolean {
  return (text) => words.some((word) => word.toLowerCase() === text.toLowerCase());
}
