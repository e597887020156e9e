import type { Findings } from '../findings/findings.ts';
import type { RuleId } from '../rules/rules.ts';
import { type CellRange, isEmptyAt, textAt } from './cells.ts';

/** A value by its name, and the rule of its form that a text breaks. */
export type FormCheck<Name extends string> = readonly [name: Name, brokenBy: (text: string) => RuleId | undefined];

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
  for (const [name, brokenBy] of checks) {
    if (isEmptyAt(row, columns[name])) continue;
    count += 1;
    const text = textAt(row, columns[name]);
    const rule = brokenBy(text);
    if (rule !== undefined) findings.breach(rule, fields[name], text);
  }
  return count;
}

/** The rule is broken by a text that does not keep it. */
export function unless(rule: RuleId, isKept: (text: string) => boolean): (text: string) => RuleId | undefined {
  return (text) => (isKept(text) ? undefined : rule);
}

/** The rule is broken by a text that is none of the words of a closed list; in a CSV case does not matter. */
export function unlessWord(rule: RuleId, words: readonly string[]): (text: string) => RuleId | undefined {
  return unless(rule, (text) => words.some((word) => word.toLowerCase() === text.toLowerCase()));
}
