import { findingsAt } from '../findings.ts';
import type { Report } from '../findings.ts';
import type { Code, PriceItem } from '../types.ts';
import { readCode } from './codes.ts';
import type { CodeFields } from './codes.ts';
import { isAbsent, quote, readDecimal, readText } from './scalars.ts';
import { drugTypes } from './vocabulary.ts';

/** An item or service as the file has it, unread. */
export interface RawItem {
  description: unknown;
  codes: { code: unknown; type: unknown; fields: CodeFields }[];
  drugUnit: unknown;
  drugType: unknown;
}

/**
 * Reads description, codes and drug measurement of an item. The caller adds the charges.
 *
 * @returns undefined when the description or every code is unreadable: the item is then left out, and reported.
 */
export function readItem(raw: RawItem, line: number, report: Report): PriceItem | undefined {
  const findings = findingsAt(line, report);
  const description = readText(raw.description);
  if (description === undefined) {
    return findings.error('description', 'The description is missing: say what the item or service is.');
  }
  const codes = raw.codes.flatMap(({ code, type, fields }) => readCode(code, type, fields, findings) ?? []);
  if (codes.length === 0) {
    if (raw.codes.length > 0) return undefined;
    return findings.error('code', 'The item has no code: give at least one code with its type.');
  }
  const drug = readDrug(raw, line, report);
  if (drug === undefined && codes.some((code) => code.type === 'NDC')) {
    findings.warning('drug_information', 'An NDC needs the unit and type of measurement of the drug: add both.');
  }
  return { line, description, codes: distinct(codes), ...(drug && { drug }), charges: [] };
}

function readDrug(raw: RawItem, line: number, report: Report): { unit: number; type: string } | undefined {
  if (isAbsent(raw.drugUnit) && isAbsent(raw.drugType)) return undefined;
  const findings = findingsAt(line, report);
  const unit = readDecimal(raw.drugUnit, 'drug_unit_of_measurement', findings);
  const type = readText(raw.drugType)?.toUpperCase();
  if (findings.hasErrors()) return undefined;
  if (unit === undefined || type === undefined) {
    findings.warning('drug_information', 'Unit and type of measurement of a drug go together: add the missing one.');
    return undefined;
  }
  if (!drugTypes.has(type)) {
    findings.warning('drug_type_of_measurement', `${quote(type)} is not one of ${[...drugTypes].join(', ')}.`);
  }
  return { unit, type };
}

function distinct(codes: Code[]): Code[] {
  if (codes.length === 1) return codes;
  return [...new Map(codes.map((code) => [`${code.type} ${code.code}`, code])).values()];
}
