import type { Findings } from '../findings/findings.ts';
import type { Dictionary } from '../rules/rule.ts';
import type { Code, PriceItem } from '../types.ts';
import { readCode } from './codes.ts';
import type { CodeFields } from './codes.ts';
import { isAbsent, isNone, readDecimal, readRequiredOnce } from './scalars.ts';
import { drugTypes, readWord } from './vocabulary.ts';

/** An item or service as the file has it, unread. */
export interface RawItem {
  description: unknown;
  codes: { code: unknown; type: unknown; fields: CodeFields }[];
  drugUnit: unknown;
  drugType: unknown;
}

/** What the file calls the values. */
export interface ItemFields {
  description: string;
  code: string;
  drugUnit: string;
  drugType: string;
}

/**
 * Reads description, codes and drug measurement of an item. The caller adds the charges.
 *
 * @param dictionary undefined while a JSON file has not named its version.
 * @returns undefined when the description or every code is unreadable: the item is then left out, and reported.
 */
export function readItem(
  raw: RawItem,
  fields: ItemFields,
  dictionary: Dictionary | undefined,
  findings: Findings,
): PriceItem | undefined {
  const { line } = findings;
  const description = readRequiredOnce(raw.description, fields.description, 'description', findings);
  if (description === undefined) return findings.leaveOut('description', fields.description);
  const before = findings.leftOut;
  const codes = raw.codes.flatMap(
    ({ code, type, fields: names }) => readCode(code, type, names, dictionary, findings) ?? [],
  );
  if (codes.length === 0) return findings.leftOut > before ? undefined : findings.leaveOut('code', fields.code);
  const hasNdc = codes.some((code) => code.type === 'NDC');
  const drug = readDrug(raw, fields, dictionary, hasNdc, findings);
  return { line, description, codes: distinct(codes), ...(drug && { drug }), charges: [] };
}

function readDrug(
  raw: RawItem,
  fields: ItemFields,
  dictionary: Dictionary | undefined,
  hasNdc: boolean,
  findings: Findings,
): { unit: number; type: string } | undefined {
  if (isAbsent(raw.drugUnit) && isAbsent(raw.drugType)) {
    if (hasNdc) findings.breach('drug-for-ndc', fields.drugUnit);
    return undefined;
  }
  const before = findings.leftOut;
  const unit = readDrugUnit(raw.drugUnit, fields.drugUnit, dictionary, findings);
  const type = readWord(drugTypes, raw.drugType, fields.drugType, 'drug-type', findings);
  if (type === undefined && !isNone(raw.drugType)) findings.leaveOut('drug-type', fields.drugType, raw.drugType);
  if (findings.leftOut > before) return undefined;
  if (unit !== undefined && type !== undefined) return { unit, type };
  // A unit that is there and cannot be used has its own finding.
  if (isAbsent(raw.drugUnit)) findings.breach('drug-pair', fields.drugUnit);
  if (isAbsent(raw.drugType)) findings.breach('drug-pair', fields.drugType);
  return undefined;
}

/** The unit is a number, but in the JSON schema of 2.2 a text. */
function readDrugUnit(
  value: unknown,
  column: string,
  dictionary: Dictionary | undefined,
  findings: Findings,
): number | undefined {
  if (!findings.isJson || dictionary === '3.0') return readDecimal(value, column, findings);
  // Either may be right until the file has named its version.
  const isText = typeof value === 'string' && /^[\d.]+$/.test(value);
  if (typeof value === 'number') {
    findings.breach(
      'json-type',
      column,
      value,
      'Write the unit as text, in quotes.',
      dictionary === undefined ? '2.2' : undefined,
    );
  } else if (isText && dictionary === undefined) {
    findings.breach('json-type', column, value, 'Write the number without quotes.', '3.0');
  }
  return readDecimal(isText ? Number(value) : value, column, findings);
}

function distinct(codes: Code[]): Code[] {
  if (codes.length === 1) return codes;
  return [...new Map(codes.map((code) => [`${code.type} ${code.code}`, code])).values()];
}
