import type { Kysely } from 'kysely';
import { insuredPatients } from '../../estimates/queries/insured-patients.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import { decisionsByPayer, suggestDecision } from '../../prices/payors/suggest-decision.ts';
import {
  type ListedPayerName,
  listDecidedNames,
  listPayerNamesOf,
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

/**
 * All names of locations' live price files and of their staged ones, and those that staff decided on before, from A to Z.
 *
 * @returns by location; a location without names is not there.
 */
export async function namesToDecideOf(
  db: Kysely<Tables>,
  locationIds: readonly string[],
  { payors }: Pick<HealthSystem, 'payors'>,
): Promise<ReadonlyMap<string, NameToDecide[]>> {
  const listed = await listPayerNamesOf(db, locationIds);
  const decided = decisionsByPayer(await listDecidedNames(db));
  const insured = await insuredPatients(db, locationIds);
  const toDecide = (locationId: string, name: ListedPayerName): NameToDecide => {
    const suggestion = name.decision === null ? suggestDecision(name, decided, payors) : null;
    const payorId = (name.decision ?? suggestion)?.payorId ?? null;
    const patients = payorId === null ? null : (insured.get(locationId)?.get(payorId) ?? 0);
    return { ...name, suggestion, patients };
  };
  return new Map([...listed].map(([id, names]) => [id, names.map((name) => toDecide(id, name))]));
}

/** As namesToDecideOf, of one location. */
export async function namesToDecide(
  db: Kysely<Tables>,
  locationId: string,
  system: Pick<HealthSystem, 'payors'>,
): Promise<NameToDecide[]> {
  return (await namesToDecideOf(db, [locationId], system)).get(locationId) ?? [];
}

/** Sorts names: those first that can touch most patients. */
export function touchMostFirst(one: NameToDecide, other: NameToDecide): number {
  return (other.patients ?? 0) - (one.patients ?? 0);
}
