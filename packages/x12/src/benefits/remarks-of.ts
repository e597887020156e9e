import type { BenefitRow } from '../model/response.ts';

/** The payer's own words of rows (MSG, III), each once. Never read figures from them. */
export function remarksOf(rows: readonly BenefitRow[]): string[] {
  const remarks = rows.flatMap(({ messages, additional }) => [
    ...messages,
    ...additional.flatMap(({ text }) => text ?? []),
  ]);
  return [...new Set(remarks)];
}
