import { findTemplate } from '../../catalogue/index.ts';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import type { Settings } from '../../platform/settings/settings.ts';

interface Booked {
  readonly template: string;
  readonly locationId: string | null;
}

/** Whether a service is booked on the hospital's scheduling page, at a site. The settings say so; no other hospital's is. */
export function canBook(
  { template, locationId }: Booked,
  {
    healthSystem,
    visits,
  }: Pick<Settings, 'visits'> & { readonly healthSystem: Pick<HealthSystem, 'locations' | 'onlineBooking'> },
): boolean {
  const { locations, onlineBooking } = healthSystem;
  const location = locations.find(({ id }) => id === locationId);
  if (visits.scheduling === undefined || location?.ours !== true) return false;
  if (onlineBooking === undefined) return true;
  if (onlineBooking.locations !== undefined && !onlineBooking.locations.includes(location.id)) return false;
  const category = findTemplate(template)?.category;
  const isOfKind = category !== undefined && onlineBooking.categories.includes(category);
  return isOfKind || onlineBooking.services.includes(template);
}
