import type { Kysely } from 'kysely';
import { insuredPatients } from '../../estimates/queries/insured-patients.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import { decisionsByPayer, suggestDecision } from '../../prices/payors/suggest-decision.ts';
import {
  type ListedPayerName,
  listDecidedNames,
  listPayerNames,
  type PayorDecision,
} from '../../prices/queries/payor-names.ts';

/** A name of a location's price file, with what staff may decide on it. */
export interface NameToDecide extends ListedPayerName {
  /** Null where there is a decision, and where nothing suggests one. */
  suggestion: PayorDecision | null;
  /**
   * Patients and guests with an estimate at the location and an insurance of the payor that is decided or suggested: those whom
   * the name can touch, of whatever plan. Null where no payor is: nobody can tell.
   */
  patients: number | null;
}

/** All names of a location's live price file and of its staged one, and those that staff decided on before, from A to Z. */
export async function namesToDecide(
  db: Kysely<Tables>,
  locationId: string,
  { payors }: Pick<HealthSystem, 'payors'>,
): Promise<NameToDecide[]> {
  const names = await listPayerNames(db, locationId);
  const decided = decisionsByPayer(await listDecidedNames(db));
  const insured = await insuredPatients(db, locationId);
  return names.map((name) => {
    const suggestion = name.decision === null ? suggestDecision(name, decided, payors) : null;
    const payorId = (name.decision ?? suggestion)?.payorId ?? null;
    return { ...name, suggestion, patients: payorId === null ? null : (insured.get(payorId) ?? 0) };
  });
}

/** Sorts names: those first that can touch most patients. */
export function touchMostFirst(one: NameToDecide, other: NameToDecide): number {
  return (other.patients ?? 0) - (one.patients ?? 0);
}
