import { type Language, type Location, type Provider, type ServiceArea, textOf } from '@portico/contract';
import { specialties, type Specialty } from '../../catalogue/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type {
  HealthSystem,
  HealthSystemLocation,
  HealthSystemProvider,
  HealthSystemServiceArea,
} from '../../platform/settings/health-system.ts';
import type { LiveVersions } from '../../prices/queries/live-prices.ts';

/** The service area with this id. @throws Refusal unknownServiceArea */
export function requireServiceArea(system: HealthSystem, id: string): HealthSystemServiceArea {
  const found = system.serviceAreas.find((area) => area.id === id);
  if (!found) throw new Refusal('unknownServiceArea');
  return found;
}

/** The location with this id, anywhere in the system. @throws Refusal unknownLocation */
export function requireLocation(system: HealthSystem, id: string): HealthSystemLocation {
  const found = system.locations.find((location) => location.id === id);
  if (!found) throw new Refusal('unknownLocation');
  return found;
}

/** The locations that visitors see: ours, and those of other hospitals that have prices (docs/decisions/0113). */
export function shownLocations(
  { locations }: Pick<HealthSystem, 'locations'>,
  live: Pick<LiveVersions, 'has'>,
): readonly HealthSystemLocation[] {
  return locations.filter(({ id, ours }) => ours || live.has(id));
}

/** The location with this id, which must be in the service area. @throws Refusal unknownLocation */
export function requireLocationOf(
  system: HealthSystem,
  area: HealthSystemServiceArea,
  id: string,
): HealthSystemLocation {
  if (!area.locations.includes(id)) throw new Refusal('unknownLocation');
  return requireLocation(system, id);
}

/** The service area of a location: the current one where it has the location, else the first that does. */
export function serviceAreaOf(system: HealthSystem, locationId: string, currentId: string): string {
  const areas = system.serviceAreas.filter((area) => area.locations.includes(locationId));
  return (areas.find((area) => area.id === currentId) ?? areas[0])?.id ?? currentId;
}

/** The providers to choose from for a service: those of its specialty. Empty where the service has none. */
export function providersFor(location: HealthSystemLocation, specialty: string | undefined): HealthSystemProvider[] {
  return specialty === undefined ? [] : location.providers.filter((provider) => provider.specialty === specialty);
}

/** A service area, as the calls send it (spec §3). */
export function serviceAreaModel(system: HealthSystem, area: HealthSystemServiceArea, language: Language): ServiceArea {
  return {
    Id: area.id,
    Name: textOf(area.name, language),
    Description: textOf(area.description, language),
    SelectLocations: area.selectLocations,
    Images: area.locations.map((id) => requireLocation(system, id)).flatMap(({ ours, image }) => (ours ? image : [])),
  };
}

/** A location, as the calls send it, with the providers that are asked for. */
export function locationModel(
  system: HealthSystem,
  location: HealthSystemLocation,
  language: Language,
  providers: readonly HealthSystemProvider[] = location.providers,
): Location {
  const { street, city, state, zip } = location.address;
  return {
    Id: location.id,
    Name: location.name,
    Phone: location.phone,
    Address: [street, `${city}, ${state} ${zip}`],
    Image: location.image,
    ServiceAreaId: serviceAreaOf(system, location.id, ''),
    Providers: providers.map((provider) => providerModel(provider, language)),
  };
}

/** A provider, as the calls send it. A specialty that is not in the catalogue is shown as the hospital wrote it. */
export function providerModel(
  { id, name, credentials, specialty }: HealthSystemProvider,
  language: Language,
): Provider {
  const known = Object.hasOwn(specialties, specialty)
    ? textOf(specialties[specialty as Specialty], language)
    : specialty;
  return { Id: id, Name: `${name}, ${credentials}`, Specialty: known };
}
