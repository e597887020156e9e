import type { Findings } from '../findings/findings.ts';
import { isAbsent, readText } from './scalars.ts';

const countForm = /^(?:0|1 through 10|1[1-9]|[2-9]\d|[1-9]\d{2,})$/;

/** Whether a text is a count of allowed amounts as the data dictionary writes it, in any case. */
export function isCount(text: string): boolean {
  return countForm.test(text.toLowerCase());
}

/** The count as the data dictionary writes it, or as other digits; undefined for any other text, which is reported. */
export function readCount(value: unknown, column: string, findings: Findings): string | undefined {
  if (isAbsent(value) && !findings.isJson) return undefined;
  const text = readText(value, column, findings);
  if (text === undefined) return undefined;
  if (text === '999999999') {
    findings.breach('nine-nines', column, text);
    return undefined;
  }
  if (countForm.test(text)) return text;
  if (!findings.isJson && isCount(text)) return text.toLowerCase();
  findings.breach('count', column, text);
  return /^[\d,]+$/.test(text) ? text.replaceAll(',', '') : undefined;
}
