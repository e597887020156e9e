import type { BenefitRow } from '../model/response.ts';
import { PLAN } from './counted-rows.ts';

/** The two parts of Medicare that pay for care at a hospital: A for stays, B for everything else, physicians included. */
type MedicarePart = 'A' | 'B';

/** EB04: Medicare parts A and B, and the supplements (Medigap) to each. */
const parts: ReadonlyMap<string | null, MedicarePart> = new Map([
  ['MA', 'A'],
  ['MH', 'A'],
  ['MB', 'B'],
  ['MI', 'B'],
]);

/**
 * EB04 of insurance that does not pay for medical care: car, disability, long-term care, life, litigation, property.
 * `17` is a dental organization in the list of claims (SBR09); the list of EB04 has none, and payers borrow it.
 */
const notMedical: ReadonlySet<string | null> = new Set(['17', 'AP', 'D', 'DB', 'LC', 'LD', 'LI', 'LT', 'PE', 'RP']);

/** EB03 of dental care, which a dental insurance pays for. */
const dental: ReadonlySet<string> = new Set(['23', '24', '25', '26', '27', '28', '35', '36', '37', '38', '39', '41']);
const DENTAL_PLAN = '17';

/** EB03 of a hospital's own bill for a stay: hospital (inpatient), room and board, psychiatric stay, skilled nursing. */
const ofStay: ReadonlySet<string> = new Set(['48', '49', 'A7', 'AG']);

/** EB03 that does not tell a stay from other care: the plan as a whole, hospital, maternity, home and hospice care. */
const ofEither: ReadonlySet<string> = new Set(['30', '42', '45', '47', '69']);

/**
 * The part of Medicare that pays for care of a service type; `null` if the type alone does not tell. A physician's bill
 * for care in a stay has a service type of its own (2, 7, 98), and is part B's (42 CFR 410.20).
 */
function partOfType(serviceTypeCode: string): MedicarePart | null {
  if (ofEither.has(serviceTypeCode)) return null;
  return ofStay.has(serviceTypeCode) ? 'A' : 'B';
}

/** Whether a row tells about medical insurance, as far as EB04 says; for dental care, about dental insurance as well. */
export function isOfMedicalPlan({ insuranceType }: BenefitRow, serviceTypeCode: string): boolean {
  if (insuranceType === DENTAL_PLAN && dental.has(serviceTypeCode)) return true;
  return !notMedical.has(insuranceType);
}

/**
 * The rows by the kinds of insurance (EB04) that pay for a service type (rule 5): another kind never lends its figures.
 * Part A's deductible is for a stay, and part B's for everything else. A type that may be either gets neither part's.
 */
export function rowsOfKind(rows: readonly BenefitRow[], serviceTypeCode: string): readonly BenefitRow[] {
  const part = partOfType(serviceTypeCode);
  return rows.filter((row) => {
    const ofRow = parts.get(row.insuranceType) ?? null;
    return (ofRow === null || ofRow === part) && isOfMedicalPlan(row, serviceTypeCode);
  });
}

/**
 * The rows by which care of a service type, or of the plan as a whole, is limited (EB01 F). Where the types asked for are of both parts of
 * Medicare, a limit of one part for the plan is one of each type that the part pays for, and of no other care.
 *
 * @param ofCode the rows of the kinds of insurance that pay for it.
 */
export function rowsOfLimits(
  ofCode: readonly BenefitRow[],
  serviceTypeCodes: readonly string[],
  code: string,
): readonly BenefitRow[] {
  const asked = new Set(serviceTypeCodes.map(partOfType));
  if (asked.size < 2 || asked.has(null)) return ofCode;
  const isOfPart = (row: BenefitRow): boolean => parts.has(row.insuranceType) && row.serviceTypeCodes.includes(PLAN);
  if (code === PLAN) return ofCode.filter((row) => !isOfPart(row));
  return ofCode.map((row) => (isOfPart(row) ? { ...row, serviceTypeCodes: [code] } : row));
}

/**
 * The rows for the plan as a whole: where all service types asked for are of one part of Medicare, without the other
 * part's; else with both, so that they are a choice in which each has its label. Dental insurance counts where all of them
 * are dental care.
 */
export function rowsOfPlanKind(
  rows: readonly BenefitRow[],
  serviceTypeCodes: readonly string[],
): readonly BenefitRow[] {
  const asked = new Set(serviceTypeCodes.map(partOfType));
  if (asked.size === 1 && !asked.has(null)) return serviceTypeCodes.reduce(rowsOfKind, rows);
  return rows.filter((row) => isOfMedicalPlan(row, PLAN));
}
