import type { Findings } from '../findings/findings.ts';
import type { Dictionary } from '../rules/rule.ts';
import type { Code } from '../types.ts';
import { isAbsent, isNone, readRequired, readRequiredOnce } from './scalars.ts';
import { isCodeType } from './vocabulary.ts';

/**
 * Maximum length of a code or of its type. Real ones have fewer than 20 characters; a cell in the wrong column holds a
 * sentence.
 */
const MAX_LENGTH = 100;

const fiveForm = /^[0-9A-Z]{5}$/;

/** A number as a spreadsheet shortens it. */
const exponentForm = /^\d(?:\.\d+)?E\+\d+$/i;

/** A number that a spreadsheet has taken for a day, such as `1-Apr`. */
const dayForm = /^(?:\d{1,2}-[A-Z]{3}|[A-Z]{3}-\d{2})$/i;

/** What keeps a spreadsheet from reading a number, left in the file: `'470`, `="470"`. */
const guardedForm = /^(?:'([^']+)|="([^"]+)")$/;

/** Codes of the hospital's own may have any character. */
const ownTypes: ReadonlySet<string> = new Set(['LOCAL', 'CDM']);

/**
 * Reads one billing code with its type. Two habits of published files are taken as breaches: an NDC followed by the
 * hospital's own number in brackets, and a CPT or HCPCS code with stray characters around it (`C1769?`) or a blank behind its letter
 * (`G 0463`).
 */
export function readCode(
  code: unknown,
  type: unknown,
  columns: CodeFields,
  dictionary: Dictionary | undefined,
  findings: Findings,
): Code | undefined {
  if (isNone(code) && isNone(type) && !(isAbsent(code) && isAbsent(type))) {
    findings.breach('no-indicator', isAbsent(code) ? columns.type : columns.code, isAbsent(code) ? type : code);
    return undefined;
  }
  const text = isNone(code) ? undefined : readRequiredOnce(code, columns.code, 'code-pair', findings);
  const kind = isNone(type) ? undefined : readRequired(type, columns.type, 'code-pair', findings);
  if (text === undefined) return findings.leaveOut('code-pair', columns.code);
  if (kind === undefined) return findings.leaveOut('code-pair', columns.type);
  if (text.length > MAX_LENGTH) return findings.leaveOut('code-length', columns.code, text);
  if (kind.length > MAX_LENGTH) return findings.leaveOut('code-length', columns.type, kind);
  const listed = kind.toUpperCase();
  checkType(listed, String(type), columns.type, dictionary, findings);
  // "3.38005E+08": a spreadsheet has dropped digits, and two drugs would have one code.
  if (exponentForm.test(text) || (listed === 'MS-DRG' && dayForm.test(text)))
    return findings.leaveOut('code-digits', columns.code, text);
  const plain = withoutClutter(text, listed);
  if (plain !== text) findings.breach('code-alone', columns.code, text, `Write ${plain}.`);
  else if (isOfFive(listed)) checkFive(text, columns.code, findings);
  else if (listed === 'MS-DRG' && !/^\d{1,3}$/.test(text)) findings.breach('code-alone', columns.code, text);
  else if (/[|;,\n]/.test(text) && !ownTypes.has(listed)) findings.breach('code-alone', columns.code, text);
  return { code: plain, type: listed };
}

/** The types of 2.2 are among those of 3.0. */
function checkType(
  listed: string,
  written: string,
  column: string,
  dictionary: Dictionary | undefined,
  findings: Findings,
): void {
  if (!isCodeType(listed, dictionary ?? '3.0')) findings.breach('code-type', column, written);
  else if (findings.isJson && listed !== written) findings.breach('enum-case', column, written, `Write ${listed}.`);
  if (dictionary === undefined && isCodeType(listed, '3.0') && !isCodeType(listed, '2.2')) {
    findings.breach('code-type', column, written, undefined, '2.2');
  }
}

/** CPT and HCPCS codes have five characters. What has others is none, and is found by nobody who looks for one. */
function checkFive(text: string, column: string, findings: Findings): void {
  if (fiveForm.test(text)) return;
  const [, code, modifier] = /^([0-9A-Z]{5})[\s-]+([0-9A-Z]{2})$/i.exec(text) ?? [];
  if (code !== undefined) {
    findings.breach('code-alone', column, text, `Write ${code}, and ${modifier} among the modifiers.`);
  } else if (/^[0-9A-Z]{5}(?:[^0-9A-Z]+[0-9A-Z]{5})+$/i.test(text)) findings.breach('code-alone', column, text);
  else findings.breach('code-form', column, text);
}

function isOfFive(type: string): boolean {
  return type === 'CPT' || type === 'HCPCS';
}

export interface CodeFields {
  code: string;
  type: string;
}

/**
 * Characters within a code are left: without them `7372.1`, a charge number, would be the code of a scan (decision 242). A blank behind
 * the letter of a HCPCS code parts it as it is printed, and no other code has a letter and four digits.
 */
function withoutClutter(written: string, type: string): string {
  const [, behind, within] = (ownTypes.has(type) ? null : guardedForm.exec(written)) ?? [];
  const text = behind ?? within ?? written;
  if (type === 'MS-DRG') return /^(?:MS-?)?DRG[\s-]*(\d{3})$/i.exec(text)?.[1] ?? text;
  if (type === 'NDC') return /^([\d-]+)\s*\[.*\]$/.exec(text)?.[1] ?? text;
  if (!isOfFive(type) || fiveForm.test(text)) return text;
  const [, letter = '', digits = ''] = /^([A-Z])[ \u00A0](\d{4})$/i.exec(text) ?? [];
  if (letter !== '') return `${letter}${digits}`.toUpperCase();
  return /^[^0-9A-Za-z]*([0-9A-Za-z]{5})[^0-9A-Za-z]*$/.exec(text)?.[1]?.toUpperCase() ?? text;
}
