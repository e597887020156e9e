import { normalizeHeader } from './csv/column-names.ts';

/** Which headers of a CSV, or properties of a JSON file, staff take as they are. */
export type Accepts = (name: string) => boolean;

/** @param names as staff write them; case and spaces around `|` do not matter. */
export function acceptsNames(names: readonly string[]): Accepts {
  const accepted = new Set(names.map((name) => normalizeHeader(name).toLowerCase()));
  return (name) => accepted.has(normalizeHeader(name).toLowerCase());
}
