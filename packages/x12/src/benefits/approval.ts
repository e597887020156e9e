import type { BenefitRow } from '../model/response.ts';
import { remarksOf } from './remarks-of.ts';
import { isInactiveCode } from './status-codes.ts';
import { PLAN, rowsOfType } from './counted-rows.ts';
import { isReadWhole } from './unreadable-rows.ts';

/** Prior authorization. */
export interface Approval {
  /** `perhaps`: for a part of the care, or the message contradicts itself. `unsaid`: the payer says that it does not say. */
  readonly is: 'needed' | 'perhaps' | 'unsaid' | 'notNeeded';
  /** The payer's own words where it may be needed. */
  readonly remarks: readonly string[];
}

/** EB11. */
const AUTHORIZATION = 11;

/**
 * Whether the payer wants to approve care of a service type first (EB11, prior authorization). A row that is narrowed
 * (MSG, III, a quantity), rejected or not read whole speaks for a part of the care only, and so does one of the plan as a whole:
 * they can say that approval may be needed, never that it is or is not. Among the others those of the best network count.
 *
 * @param rows of one network.
 */
export function approvalOf(rows: readonly BenefitRow[], serviceTypeCode: string): Approval | null {
  const own = rowsOfType(rows, serviceTypeCode).filter(isCovered);
  const said = statedFor(own.filter(speaksForAll));
  if (said === 'needed') return { is: said, remarks: [] };
  const perhaps = own.filter((row) => !speaksForAll(row) && mayNeed(row));
  if (said === 'perhaps' || perhaps.length > 0) return { is: 'perhaps', remarks: remarksOf(perhaps) };
  if (said !== null) return { is: said, remarks: [] };
  const ofPlan = rowsOfType(rows, PLAN).filter((row) => isCovered(row) && mayNeed(row));
  return ofPlan.length === 0 ? null : { is: 'perhaps', remarks: remarksOf(ofPlan) };
}

/** What is not covered needs no approval. */
const isCovered = ({ information }: BenefitRow): boolean => information !== 'I' && !isInactiveCode(information);

function speaksForAll(row: BenefitRow): boolean {
  return (
    row.messages.length === 0 &&
    row.additional.length === 0 &&
    row.quantityQualifier === null &&
    row.quantity === null &&
    row.delivery.length === 0 &&
    isReadWhole(row)
  );
}

const mayNeed = ({ authorization, unreadable }: BenefitRow): boolean =>
  authorization === 'Y' || unreadable.includes(AUTHORIZATION);

/** By the best network in which anything is said. */
function statedFor(rows: readonly BenefitRow[]): Approval['is'] | null {
  for (const network of ['Y', 'N', 'W', null]) {
    const said = new Set(rows.flatMap((row) => (row.network === network ? (row.authorization ?? []) : [])));
    if (said.has('Y')) return said.has('N') ? 'perhaps' : 'needed';
    if (said.has('U')) return 'unsaid';
    if (said.has('N')) return 'notNeeded';
  }
  return null;
}
