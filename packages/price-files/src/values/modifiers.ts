import type { Findings } from '../findings/findings.ts';
import { isAbsent, isIndicator, visibleText } from './scalars.ts';

/** A modifier, or a revenue code of three or four digits, which some files write into the column of modifiers. */
const modifierForm = /^(?:[0-9A-Z]{2}|\d{3,4})$/;

/** Several modifiers without anything between them, such as `90TC`; not a revenue code of four digits such as `0750`. */
const joinedForm = /^(?!(?:0\d{3}|100\d|210\d|310\d)$)(?:[0-9A-Z]{2}){2,}$/;

/** Modifiers of letters that stand joined, such as `RTLT`. Not all that there are: `BOTH` would be BO and TH. */
const lettersJoined = /^(?:LT|RT|TC|GP|GO|GN|KX|QW|XE|XP|XS|XU|GT|PT|PO|PN|AA|AS|QZ)+$/;

/**
 * Reads the modifiers of a charge: in JSON a list of codes, in a CSV text such as `80|AS`. What says that there is none
 * is none, and reported; so is a word that no modifier can be, which stays as it is: its charge is then of another service.
 */
export function readModifiers(value: unknown, column: string, findings: Findings): string[] {
  if (value === undefined || (value === '' && !findings.isJson)) return [];
  if (findings.isJson) checkList(value, column, findings);
  const list = Array.isArray(value);
  for (const [at, each] of (list ? value : [value]).entries()) {
    const field = list ? `${column}/${at}` : column;
    const text = visibleText(each);
    if (text === undefined) continue;
    if (saysNone(text) || partsOf(text).some(saysNone)) findings.breach('no-indicator', field, each);
    else if (!wordsOf(text).every((word) => modifierForm.test(word))) findings.breach('modifier-form', field, each);
  }
  return modifiersOf(value);
}

/** The modifiers of a value, in capitals. Nothing is reported. */
export function modifiersOf(value: unknown): string[] {
  if (isAbsent(value)) return [];
  const texts = (Array.isArray(value) ? value : [value]).map(visibleText);
  return texts.flatMap((text) => (text === undefined || saysNone(text) ? [] : wordsOf(text)));
}

function wordsOf(text: string): string[] {
  return partsOf(text)
    .filter((part) => !saysNone(part))
    .flatMap((part) => part.split('/'))
    .filter((word) => word !== '')
    .map((word) => word.toUpperCase())
    .flatMap((word) => (isJoined(word) ? (word.match(/../g) ?? []) : [word]));
}

/** A word of letters alone, such as `LEFT`, is none of modifiers. */
function isJoined(word: string): boolean {
  return joinedForm.test(word) && (/\d/.test(word) || lettersJoined.test(word));
}

/** `N/A` is one part. */
function partsOf(text: string): string[] {
  return text.split(/[|,;\s]+/).filter((part) => part !== '');
}

/** `N/A`, `none`, dashes or zeros. */
function saysNone(text: string): boolean {
  return isIndicator(text) || /^0+$/.test(text);
}

function checkList(value: unknown, column: string, findings: Findings): void {
  const isList = Array.isArray(value) && value.length > 0;
  if (!isList || !value.every((each) => typeof each === 'string' && each.trim() !== '')) {
    findings.breach('modifiers', column, value);
  }
}
