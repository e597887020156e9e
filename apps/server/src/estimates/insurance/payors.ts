import { FIELD_REQUIRED, type InsuranceFieldName, type Language, type Payor } from '@portico/contract';
import type { HealthSystem, HealthSystemPayor } from '../../platform/settings/health-system.ts';
import { wordingOf } from '../../documents/wording/wording-of.ts';

/** Whoever is not among the health system's payors: named by the patient, and not asked. */
const OTHER_PAYOR = 'other';

/** What an insurance can be with. */
export interface KnownPayor extends Pick<HealthSystemPayor, 'id' | 'name' | 'fields' | 'copayOrder' | 'plans'> {
  /** Null where the payor cannot be asked. */
  readonly electronicId: string | null;
  readonly otherNames: readonly string[];
}

/** The payor of that id, with OTHER_PAYOR under the name given for it; undefined for an id that there is none of. */
export function findPayor({ payors }: HealthSystem, id: string, otherName = ''): KnownPayor | undefined {
  if (id === OTHER_PAYOR) return otherPayor(otherName);
  const found = payors.find((payor) => payor.id === id);
  return found && { ...found, electronicId: found.electronicId ?? null };
}

/** Whether it is none of the health system's payors: there are no prices agreed with it. */
export function isUnlisted({ id }: Pick<KnownPayor, 'id'>): boolean {
  return id === OTHER_PAYOR;
}

/** The payors to choose from: the common ones, and the others by name with OTHER_PAYOR last (spec §3). */
export function payorModels(
  { payors }: HealthSystem,
  language: Language,
): { CommonPayors: Payor[]; OtherPayors: Payor[] } {
  const others = payors.filter((payor) => !payor.common).toSorted((one, other) => one.name.localeCompare(other.name));
  return {
    CommonPayors: payors.filter((payor) => payor.common).map(payorModel),
    OtherPayors: [...others, otherPayor(wordingOf(language).insurance.otherPayor)].map(payorModel),
  };
}

/** When a copay is taken: as of the plan that the insurer names, else as of the payor. */
export function copayOrderOf({ copayOrder, plans }: KnownPayor, planName: string | null): KnownPayor['copayOrder'] {
  const plan = planName === null ? undefined : plans.find(({ name }) => fold(name) === fold(planName));
  return plan?.copayOrder ?? copayOrder;
}

function otherPayor(name: string): KnownPayor {
  return {
    id: OTHER_PAYOR,
    name,
    fields: { PayorName: FIELD_REQUIRED },
    copayOrder: 'insteadOfDeductible',
    plans: [],
    electronicId: null,
    otherNames: [],
  };
}

function payorModel({ id, name, fields }: Pick<KnownPayor, 'id' | 'name' | 'fields'>): Payor {
  const asked = Object.entries(fields) as Array<[InsuranceFieldName, Payor['Fields'][InsuranceFieldName]]>;
  return { ID: id, Name: name, Fields: Object.fromEntries(asked) };
}

function fold(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
