import type { Findings } from '../findings.ts';
import type { Code } from '../types.ts';
import { quote, readText } from './scalars.ts';
import { codeTypes } from './vocabulary.ts';

/**
 * Maximum length of a code or of its type. Real ones have fewer than 20 characters; a cell in the wrong column holds a
 * sentence.
 */
const MAX_LENGTH = 100;

/**
 * Reads one billing code with its type. Two habits of published files are accepted with a warning: an NDC followed by
 * the hospital's own number in brackets, and a CPT or HCPCS code with stray characters (`C1769?`).
 */
export function readCode(code: unknown, type: unknown, fields: CodeFields, findings: Findings): Code | undefined {
  const text = readText(code);
  const kind = readText(type)?.toUpperCase();
  if (text === undefined) {
    return findings.error(fields.code, 'A code is missing: give the code that the item is billed under.');
  }
  if (kind === undefined) {
    return findings.error(fields.type, `The type of code ${quote(text)} is missing: name it, such as CPT or CDM.`);
  }
  if (text.length > MAX_LENGTH || kind.length > MAX_LENGTH) {
    const [field, value] = text.length > MAX_LENGTH ? [fields.code, text] : [fields.type, kind];
    return findings.error(field, `${quote(value)} is longer than any code or code type: correct it.`);
  }
  if (!codeTypes.has(kind)) {
    findings.warning(fields.type, `${quote(kind)} is not a code type of the CMS data dictionary: use one of its list.`);
  }
  const plain = withoutClutter(text, kind);
  if (plain !== text) findings.warning(fields.code, `${quote(text)} is read as ${plain}: write the code alone.`);
  return { code: plain, type: kind };
}

export interface CodeFields {
  code: string;
  type: string;
}

function withoutClutter(text: string, type: string): string {
  if (type === 'NDC') return /^([\d-]+)\s*\[.*\]$/.exec(text)?.[1] ?? text;
  if (type !== 'CPT' && type !== 'HCPCS') return text;
  const letters = text.replace(/[^0-9A-Za-z]/g, '');
  return /^[0-9A-Za-z]{5}$/.test(letters) ? letters.toUpperCase() : text;
}

/**
 * Modifiers from a list or from text such as `80|AS`. A modifier has two characters: `90TC`, which some files write
 * without a separator, is 90 and TC.
 */
export function readModifiers(value: unknown): string[] {
  const words = Array.isArray(value) ? value.map(readText) : [readText(value)];
  return words
    .flatMap((word) => word?.split(/[|,;\s]+/) ?? [])
    .flatMap((word) => (/^(?:[0-9A-Za-z]{2}){2,}$/.test(word) ? (word.match(/../g) ?? []) : [word]))
    .filter((word) => word !== '')
    .map((word) => word.toUpperCase());
}
