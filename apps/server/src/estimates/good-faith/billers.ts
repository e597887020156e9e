import type { GoodFaithProvider } from '../../documents/good-faith/good-faith-estimate.ts';
import type { CoProvider, CoProviderPart } from '../../platform/settings/good-faith-estimates.ts';
import type {
  HealthSystem,
  HealthSystemLocation,
  HealthSystemProvider,
} from '../../platform/settings/health-system.ts';

/** Who bills, without what is billed. `id` tells billers apart. */
export type Biller = Omit<GoodFaithProvider, 'items' | 'totalCents'> & { readonly id: string };

/** A part of a service, as far as it tells who bills it. */
export interface BilledPart {
  readonly id: string;
  readonly fee: 'facility' | 'professional';
  readonly isPriced: boolean;
}

interface Where {
  readonly system: HealthSystem;
  readonly location: HealthSystemLocation;
  readonly doctor: HealthSystemProvider | null;
}

/** Which of the co-providers' parts a part of the catalogue's services is. */
const partOf: Readonly<Record<string, CoProviderPart>> = {
  anesthesia: 'anesthesia',
  reading: 'reading',
  'tissue-reading': 'pathology',
};

/**
 * Who bills a part. The hospital's fees are the hospital's. A doctor's part is that of the co-provider which the settings name
 * for it; else, where the hospital's own file has its price, the hospital's, which publishes charges of the doctors it employs
 * alone (45 CFR 180.20); else somebody's whom we do not know yet.
 */
export function billerOf(part: BilledPart, where: Where): Biller {
  if (part.fee === 'facility') return hospital(where);
  const named = coProviderOf(partOf[part.id] ?? 'doctor', where);
  if (named !== undefined) return coProvider(named, where.location);
  return part.isPriced ? doctorsOf(part, where) : unnamed(part, where.location);
}

function coProviderOf(part: CoProviderPart, { system, location }: Where): CoProvider | undefined {
  return system.goodFaithEstimates?.coProviders.find(
    ({ bills, locations }) => bills.includes(part) && (locations === undefined || locations.includes(location.id)),
  );
}

/** The hospital or clinic where the care is given: the convening facility. */
function hospital({ system, location }: Pick<Where, 'system' | 'location'>): Biller {
  const { goodFaithEstimates: settings } = system;
  return {
    id: 'hospital',
    name: settings?.name ?? system.name,
    role: 'convening',
    npi: location.npi ?? system.npi ?? null,
    tin: settings?.tin ?? null,
    taxonomy: settings?.taxonomy ?? null,
    phone: system.phones.estimates,
    place: placeOf(location),
  };
}

/** The hospital bills for the doctors it employs; a doctor whom the patient chose for this part is named. */
function doctorsOf({ id }: BilledPart, { doctor, ...where }: Where): Biller {
  if (doctor === null || partOf[id] !== undefined) return hospital(where);
  return {
    ...hospital(where),
    id: `doctor ${doctor.id}`,
    role: 'employed',
    name: `${doctor.name}, ${doctor.credentials}`,
    npi: doctor.npi ?? null,
  };
}

function coProvider({ id, name, npi, tin, taxonomy, phone }: CoProvider, location: HealthSystemLocation): Biller {
  return { id, name, role: 'coProvider', npi, tin, taxonomy, phone, place: placeOf(location) };
}

function unnamed({ id }: BilledPart, location: HealthSystemLocation): Biller {
  const unknown = { name: null, npi: null, tin: null, taxonomy: null, phone: null };
  return { id: `unnamed ${id}`, role: 'coProvider', ...unknown, place: placeOf(location) };
}

const placeOf = ({ name, address }: HealthSystemLocation): Biller['place'] => ({ name, ...address });
