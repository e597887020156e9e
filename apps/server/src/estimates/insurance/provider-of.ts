import type { HealthSystem } from '../../platform/settings/health-system.ts';
import type { InquiryQuestion } from './inquiry.ts';

type Providers = Pick<HealthSystem, 'locations' | 'name' | 'npi'>;

/**
 * The provider of an inquiry: the location, with its own NPI where it has one; for another hospital's the health system, which
 * never asks under a number that is not its own. Null without any NPI: then no insurer is asked.
 */
export function providerOf(
  locationId: string | null,
  { locations, name, npi }: Providers,
): InquiryQuestion['provider'] | null {
  const location = locations.find(({ id }) => id === locationId);
  if (location?.npi !== undefined && location.ours) return { name: location.name, npi: location.npi };
  return npi === undefined ? null : { name, npi };
}

/** Ids of the locations for which no insurer is asked, although some could be, because there is no NPI. */
export function locationsWithoutNpi(system: Providers & Pick<HealthSystem, 'payors'>): string[] {
  if (!system.payors.some(({ electronicId }) => electronicId !== undefined)) return [];
  return system.locations.map(({ id }) => id).filter((id) => providerOf(id, system) === null);
}
