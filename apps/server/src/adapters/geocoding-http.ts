import * as z from 'zod';
import type { GeocodingPort, City } from '../ports/geocoding.ts';
import type { HttpService } from '../platform/settings/enrolment-services.ts';
import { askerOf, type ServiceSurroundings } from './json-service.ts';

/** In milliseconds: if it takes longer, the person has typed the city. */
const PATIENCE = 3000;

const component = z.object({
  long_name: z.string().max(100),
  short_name: z.string().max(100),
  types: z.array(z.string()),
});

const answer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('OK'), results: z.array(z.object({ address_components: z.array(component) })).min(1) }),
  z.object({ status: z.literal('ZERO_RESULTS') }),
]);

/**
 * Kinds of place that can be the city, best first. Many places are not a `locality`, such as the boroughs of New York.
 */
const kindsOfCity = ['locality', 'postal_town', 'sublocality', 'neighborhood', 'administrative_area_level_3'];

/**
 * Postal codes by a maps service: Google's Geocoding API, or one that is compatible. The token is its API key. Only the
 * postal code and the country are sent.
 */
export function geocodingByHttp({ token, ...service }: HttpService, surroundings: ServiceSurroundings): GeocodingPort {
  const ask = askerOf('geocoding', service, { patience: PATIENCE, ...surroundings });
  return {
    byZip: async (zip, country) => {
      // A bar or a colon would begin another component.
      if (!/^[\p{L}\d -]{2,12}$/u.test(zip) || !/^[A-Z]{2}$/.test(country)) return null;
      const code = country === 'US' ? zip.slice(0, 5) : zip;
      const query = new URLSearchParams({
        components: `postal_code:${code}|country:${country}`,
        language: 'en',
        ...(token === undefined ? {} : { key: token }),
      });
      const position = await ask({
        path: `?${query.toString()}`,
        read: (body) => cityOf(body, country),
      });
      return position ?? null;
    },
  };
}

/** Undefined if the body is not an answer of the API; its refusals have other values in `status`. */
function cityOf(body: unknown, country: string): City | null | undefined {
  const read = answer.safeParse(body).data;
  if (read === undefined) return undefined;
  const components = read.status === 'OK' ? (read.results[0]?.address_components ?? []) : [];
  const find = (kind: string) => components.find(({ types }) => types.includes(kind));
  const city = kindsOfCity.map(find).find((found) => found !== undefined);
  // For an unknown code, the service answers with another country, or with the country alone.
  if (city === undefined || find('country')?.short_name !== country) return null;
  const state = find('administrative_area_level_1')?.short_name ?? '';
  return { city: city.long_name, state: ['US', 'CA'].includes(country) ? state : '', country };
}
