import { type CodeRange, type CodeTable, findRange, innerFirst, shapeOf } from './code-table.ts';
import { cpt } from './cpt.ts';
import { hcpcs } from './hcpcs.ts';
import { msDrg } from './ms-drg.ts';
import { revenueCodes } from './revenue-codes.ts';

/** The tables by the code types of a price file (CMS data dictionary, "Code Type"). */
export const codeTables = {
  CPT: cpt,
  HCPCS: hcpcs,
  'MS-DRG': msDrg,
  RC: revenueCodes,
} as const satisfies Record<string, CodeTable>;

const sorted = Object.fromEntries(Object.entries(codeTables).map(([type, { ranges }]) => [type, innerFirst(ranges)]));

/** For a code that no table has: the kinds under which most care falls. */
export const anyKind: CodeRange['kinds'] = [
  'office',
  'treatment',
  'surgery',
  'diagnostic',
  'imaging',
  'scan',
  'laboratory',
];

/**
 * The kinds of care that a billed code can be: one where the code tells it, several where it does not.
 *
 * @param codeType as in a price file: CPT, HCPCS, MS-DRG, RC. Of other types, such as a hospital's own codes, no kind is known.
 */
export function kindsOfCode(codeType: string, code: string): CodeRange['kinds'] {
  return rangeOfCode(codeType, code)?.kinds ?? anyKind;
}

/** The row of the tables for a code; undefined where none has it. */
export function rangeOfCode(codeType: string, code: string): CodeRange | undefined {
  const written = writtenInFull(codeType, code);
  const ranges = sorted[tableOf(codeType, written)];
  return ranges && findRange(ranges, written);
}

/** Files name a CPT code HCPCS too, because CPT is level I of HCPCS. A code of level II begins with a letter. */
function tableOf(codeType: string, code: string): string {
  if (codeType !== 'CPT' && codeType !== 'HCPCS') return codeType;
  return shapeOf(code).startsWith('9') ? 'CPT' : 'HCPCS';
}

/** Spreadsheets drop the zeros at the front of an MS-DRG and of a revenue code. */
function writtenInFull(codeType: string, code: string): string {
  const written = code.toUpperCase();
  if (codeType === 'RC') return written.padStart(4, '0');
  return codeType === 'MS-DRG' ? written.padStart(3, '0') : written;
}
