import type { PriceFileFinding } from './types.ts';

export type Report = (problem: PriceFileFinding) => void;

/** Reports what is wrong with one row, charge or rate while it is read. */
export interface Findings {
  /** Reports an unreadable value: the row, charge or rate will be left out. */
  error(field: string, reason: string): undefined;
  /** Reports a broken rule; the value can still be read. */
  warning(field: string, reason: string): void;
  hasErrors(): boolean;
}

export function findingsAt(line: number, report: Report): Findings {
  let errors = 0;
  return {
    error(field, reason) {
      errors += 1;
      report({ line, severity: 'error', reason, field });
      return undefined;
    },
    warning(field, reason) {
      report({ line, severity: 'warning', reason, field });
    },
    hasErrors: () => errors > 0,
  };
}
