import type { GeocodingPort } from '../ports/geocoding.ts';

/**
 * ZIP codes from a table that comes along, for the demonstration and for whoever wants no maps service: the 42,000 of the United States, its territories and its
 * armed forces abroad. It is read when the first code is looked up, for it is large.
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

/** The table spells the post offices of the armed forces as if they were towns: Apo, Fpo, Dpo. */
function citySpelled(city: string): string {
  return /^[ADF]po$/.test(city) ? city.toUpperCase() : city;
}
