import type { HealthSystemLocation } from '../../platform/settings/health-system.ts';

/** Degrees, north and east positive (WGS 84). */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of the earth. */
const EARTH_MILES = 3958.8;

/** Miles in a straight line, by the haversine formula: within half a percent of the truth. */
export function milesBetween(from: Position, to: Position): number {
  const [north, east] = [radians(to.latitude - from.latitude), radians(to.longitude - from.longitude)];
  const along = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  const chord = Math.sin(north / 2) ** 2 + along * Math.sin(east / 2) ** 2;
  return 2 * EARTH_MILES * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** The middle of a ZIP code's area; null for what is none, and for one that the table does not have. It is large, so it is loaded at the first use. */
export async function positionOfZip(zip: string): Promise<Position | null> {
  const digits = /^(\d{5})(?:-?\d{4})?$/.exec(zip.trim())?.[1];
  if (digits === undefined) return null;
  const { lookup } = await import('zipcodes');
  const found = lookup(digits);
  // The table has no place for post offices of the armed forces abroad: it says 0, 0.
  return found === undefined || (found.latitude === 0 && found.longitude === 0) ? null : found;
}

/** Where a location is: by the settings, else by the ZIP code of its address. */
export async function positionOf({ position, address }: HealthSystemLocation): Promise<Position | null> {
  return position ?? positionOfZip(address.zip);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
