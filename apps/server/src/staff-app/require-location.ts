import type { HealthSystemLocation } from '../platform/settings/health-system.ts';
import type { StaffServices } from './services.ts';
import { StaffRefusal } from './staff-refusal.ts';

/** A location of the settings, which a call names. @throws StaffRefusal for one that they do not have. */
export function requireLocation({ settings }: StaffServices, locationId: string): HealthSystemLocation {
  const location = settings.healthSystem.locations.find(({ id }) => id === locationId);
  if (location === undefined) throw new StaffRefusal('unknownLocation', ['locationId']);
  return location;
}
