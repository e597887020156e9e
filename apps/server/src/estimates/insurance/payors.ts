import { FIELD_REQUIRED, type InsuranceFieldName, type Language, type Payor } from '@portico/contract';
import { type PlanKind, planKindOf } from '../../catalogue/index.ts';
import type { HealthSystem, HealthSystemPayor } from '../../platform/settings/health-system.ts';
import { messagesOf } from '../../documents/messages/messages-of.ts';

/** A payor that the health system does not list: the patient names it, and it is not asked. */
export const UNLISTED_PAYOR = 'other';

/** A payor of an insurance. */
export interface KnownPayor extends Pick<
  HealthSystemPayor,
  'id' | 'name' | 'fields' | 'copayOrder' | 'plans' | 'coordination' | 'isMedicaid'
> {
  /** Null where the payor cannot be asked. */
  readonly electronicId: string | null;
  readonly otherNames: readonly string[];
}

/** The payor with this id. UNLISTED_PAYOR has the given name. Undefined for an unknown id. */
export function findPayor({ payors }: HealthSystem, id: string, otherName = ''): KnownPayor | undefined {
  if (id === UNLISTED_PAYOR) return otherPayor(otherName);
  const found = payors.find((payor) => payor.id === id);
  return found && { ...found, electronicId: found.electronicId ?? null };
}

/** Whether the health system does not list the payor: then no prices are agreed with it. */
export function isUnlisted({ id }: Pick<KnownPayor, 'id'>): boolean {
  return id === UNLISTED_PAYOR;
}

/** Of a plan that the rules for ordinary plans do not bind: by the insurer's answer (EB04) or a name, else by the settings; null where nothing says so. */
export function planKindOfPayor(
  { name, isMedicaid }: Pick<KnownPayor, 'name' | 'isMedicaid'>,
  { insuranceTypes, planName }: { readonly insuranceTypes: readonly string[]; readonly planName: string },
): PlanKind | null {
  return planKindOf(insuranceTypes, [name, planName]) ?? (isMedicaid ? 'medicaid' : null);
}

/** The payors to choose from: the common ones, and the others by name with UNLISTED_PAYOR last (spec §3). */
export function payorModels(
  { payors }: HealthSystem,
  language: Language,
): { CommonPayors: Payor[]; OtherPayors: Payor[] } {
  const others = payors.filter((payor) => !payor.common).toSorted((one, other) => one.name.localeCompare(other.name));
  return {
    CommonPayors: payors.filter((payor) => payor.common).map(payorModel),
    OtherPayors: [...others, otherPayor(messagesOf(language).insurance.otherPayor)].map(payorModel),
  };
}

/** The order of copay and deductible: that of the plan which the insurer names, else that of the payor. */
export function copayOrderOf({ copayOrder, plans }: KnownPayor, planName: string | null): KnownPayor['copayOrder'] {
  const plan = planName === null ? undefined : plans.find(({ name }) => normalize(name) === normalize(planName));
  return plan?.copayOrder ?? copayOrder;
}

function otherPayor(name: string): KnownPayor {
  return {
    id: UNLISTED_PAYOR,
    name,
    fields: { PayorName: FIELD_REQUIRED },
    copayOrder: 'insteadOfDeductible',
    plans: [],
    coordination: 'standard',
    isMedicaid: false,
    electronicId: null,
    otherNames: [],
  };
}

type CardPayor = Pick<KnownPayor, 'id' | 'name' | 'fields' | 'otherNames'> & {
  electronicId?: string | null | undefined;
};

function payorModel({ id, name, fields, otherNames, electronicId }: CardPayor): Payor {
  const asked = Object.entries(fields) as Array<[InsuranceFieldName, Payor['Fields'][InsuranceFieldName]]>;
  const cardNames = [...otherNames, ...(electronicId == null ? [] : [electronicId])];
  return { ID: id, Name: name, CardNames: cardNames, Fields: Object.fromEntries(asked) };
}

function normalize(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
