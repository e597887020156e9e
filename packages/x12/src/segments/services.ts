import type { Procedure } from '../model/parties.ts';
import type { Segment } from '../text/cursor.ts';
import type { SegmentWriter } from '../text/segment-writer.ts';
import { components, fail, integerOf, isCode, repetitions } from '../text/values.ts';

/** EB03 and EQ01: codes of one or two characters, repeated. */
export function serviceTypeCodes(segment: Segment, element: number): readonly string[] {
  const codes = repetitions(segment, element);
  for (const each of codes) if (!isCode(each, 2)) fail(segment, 'is no service type code', element);
  return codes;
}

const FIRST_MODIFIER = 2;
const MAX_MODIFIERS = 4;
const LAST_CODE = 7;

/**
 * EB13 and EQ02: qualifier, code, up to four modifiers, a description that the guide does not use, the last code of a
 * range.
 */
export function procedure(segment: Segment, element: number): Procedure | null {
  const parts = components(segment, element, LAST_CODE + 1);
  if (parts.length === 0) return null;
  const [qualifier = '', code = ''] = parts;
  const afterCode = parts.slice(FIRST_MODIFIER, LAST_CODE);
  const modifiers = afterCode.filter((each) => each !== '');
  const isInOrder = modifiers.length <= MAX_MODIFIERS && modifiers.every((each, index) => each === afterCode[index]);
  if (!isCode(qualifier, 2) || code === '' || !isInOrder) return fail(segment, 'is no procedure', element);
  return { qualifier, code, modifiers, lastCode: parts[LAST_CODE] ?? null };
}

export function writeProcedure(out: SegmentWriter, value: Procedure | null): void {
  if (value === null) {
    out.text(null);
    return;
  }
  const { qualifier, code, modifiers, lastCode } = value;
  const gap = Array.from({ length: LAST_CODE - FIRST_MODIFIER - modifiers.length }, () => null);
  out.components([qualifier, code, ...modifiers, ...gap, lastCode]);
}

const NONE: readonly never[] = [];

/** EB14 and EQ05: which of the person's diagnoses are meant. */
export function pointers(segment: Segment, element: number): readonly number[] {
  const parts = components(segment, element, 4);
  return parts.length === 0 ? NONE : parts.map((each) => integerOf(segment, element, each));
}

export function writePointers(out: SegmentWriter, value: readonly number[]): void {
  if (value.length === 0) out.text(null);
  else out.components(value.map(String));
}
