import type { HealthSystem, HealthSystemLocation } from '../platform/settings/health-system.ts';
import type { CarePlace } from '../ports/care.ts';

/** A place of the FHIR server as the portal knows it. */
export interface KnownPlace {
  /** null where no location of the settings is it. */
  readonly location: HealthSystemLocation | null;
  /** As the location has it, else as the server does. */
  readonly name: string;
  readonly timeZone: string;
}

/** By the table of the settings, which says what is what: a name that is alike is no place that is the same. */
export function knownPlace(
  place: CarePlace | null,
  { appointments, locations, timeZone }: Pick<HealthSystem, 'appointments' | 'locations' | 'timeZone'>,
): KnownPlace {
  const row = appointments.places.find(({ reference }) => reference === place?.reference);
  const location = locations.find(({ id }) => id === row?.location) ?? null;
  return { location, name: location?.name ?? place?.name ?? '', timeZone: row?.timeZone ?? timeZone };
}
