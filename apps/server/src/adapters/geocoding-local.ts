import type { GeocodingPort } from '../ports/geocoding.ts';

/**
 * ZIP codes from an embedded table: the 42,000 of the United States, its territories and its armed forces abroad. For
 * the demonstration, and for hospitals that want no maps service. The table is large, so it is loaded at the first
 * lookup.
 */
export function geocodingByTable(): GeocodingPort {
  return {
    byZip: async (zip, country) => {
      const digits = /^(\d{5})(?:-?\d{4})?$/.exec(zip)?.[1];
      if (digits === undefined || country !== 'US') return null;
      const { lookup } = await import('zipcodes');
      const found = lookup(digits);
      return found === undefined ? null : { city: citySpelled(found.city), state: found.state, country };
    },
  };
}

/** The table spells the post offices of the armed forces like towns: Apo, Fpo, Dpo. */
function citySpelled(city: string): string {
  return /^[ADF]po$/.test(city) ? city.toUpperCase() : city;
}
