import type { Dictionary } from '../rules/rule.ts';

/** What each data dictionary calls one general data element. */
export type NamesOfElement = Readonly<Record<Dictionary, string>>;

export const locationFields: NamesOfElement = { '2.2': 'hospital_location', '3.0': 'location_name' };

/**
 * The name by which a file has an element: that of its own dictionary, else that of the other. The other one is reported wherever it
 * stands, since what it has may differ; the own one is named where the file has neither.
 *
 * @param report is told the name that stands there, and what to write instead.
 */
export function nameIn(
  dictionary: Dictionary,
  names: NamesOfElement,
  isThere: (name: string) => boolean,
  report: (other: string, remedy: string) => void,
): string {
  const own = names[dictionary];
  const other = names[dictionary === '3.0' ? '2.2' : '3.0'];
  if (!isThere(other)) return own;
  if (isThere(own)) {
    report(other, `Keep ${own} alone, and remove ${other}.`);
    return own;
  }
  report(other, `Rename ${other} to ${own}.`);
  return other;
}
