import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GeocodingPort } from '../ports/geocoding.ts';
import { failures, type ServiceStandIn, type StandInReply, startServiceStandIn } from '../testing/service-stand-in.ts';
import { geocodingByHttp } from './geocoding-http.ts';
import { geocodingByTable } from './geocoding-local.ts';
import type { ServiceError } from './service-error.ts';

interface Setup {
  port: GeocodingPort;
  close(): Promise<void>;
}

const component = (kind: string, long: string, short = long) => ({
  long_name: long,
  short_name: short,
  types: [kind, 'political'],
});

/** An answer of Google's Geocoding API. */
const found = (...components: unknown[]): StandInReply => ({
  json: { status: 'OK', results: [{ address_components: components, formatted_address: 'not read', types: [] }] },
});

const nothing: StandInReply = { json: { status: 'ZERO_RESULTS', results: [] } };
const usa = component('country', 'United States', 'US');

/** A maps service that knows two codes. */
async function overHttp(): Promise<Setup> {
  const known: Readonly<Record<string, StandInReply>> = {
    '94304': found(
      component('locality', 'Palo Alto'),
      component('administrative_area_level_1', 'California', 'CA'),
      usa,
    ),
    '84111': found(
      component('locality', 'Salt Lake City'),
      component('administrative_area_level_1', 'Utah', 'UT'),
      usa,
    ),
  };
  const service = await startServiceStandIn(({ line }) => {
    const components = new URL(line.replace(/^GET /, ''), 'http://localhost').searchParams.get('components');
    return known[/^postal_code:(\d{5})\|country:US$/.exec(components ?? '')?.[1] ?? ''] ?? nothing;
  });
  return { port: geocodingByHttp(service, { report: () => {} }), close: () => service.close() };
}

describe.each([
  ['the table of the demonstration', async (): Promise<Setup> => ({ port: geocodingByTable(), close: async () => {} })],
  ['a maps service', overHttp],
])('postal codes by %s (spec §7: "geocoding by zip")', (_name, open) => {
  let setup: Setup;
  beforeAll(async () => {
    setup = await open();
  });
  afterAll(() => setup.close());

  it.each([
    ['94304', { city: 'Palo Alto', state: 'CA', country: 'US' }],
    ['94304-1234', { city: 'Palo Alto', state: 'CA', country: 'US' }],
    ['84111', { city: 'Salt Lake City', state: 'UT', country: 'US' }],
  ])('finds %s', async (zip, place) => {
    expect(await setup.port.byZip(zip, 'US')).toEqual(place);
  });

  it.each([
    ['00000', 'US'],
    ['', 'US'],
    ['constructor', 'US'],
    ['94304|country:MX', 'US'],
    ['94304', 'MX'],
    ['94304', 'us of a'],
  ])('knows nothing of %j in %j', async (zip, country) => {
    expect(await setup.port.byZip(zip, country)).toBeNull();
  });
});

describe('the table', () => {
  it.each([
    ['the hospitals of the demonstration', '94063', 'Redwood City', 'CA'],
    ['a code that begins with 0', '02139', 'Cambridge', 'MA'],
    ['the capital', '20500', 'Washington', 'DC'],
    ['territories', '00901', 'San Juan', 'PR'],
    ['armed forces abroad', '09012', 'APO', 'AE'],
  ])('has %s', async (_what, zip, city, state) => {
    expect(await geocodingByTable().byZip(zip, 'US')).toEqual({ city, state, country: 'US' });
  });
});

describe('a maps service', () => {
  let reply: StandInReply;
  let service: ServiceStandIn;
  const errors: ServiceError[] = [];
  beforeAll(async () => {
    service = await startServiceStandIn(() => reply);
  });
  afterAll(() => service.close());
  beforeEach(() => {
    service.taken.length = 0;
    errors.length = 0;
  });

  const byZip = (zip: string, country: string, patience = 3000) =>
    geocodingByHttp({ url: service.url, token: 'a-key' }, { report: (error) => errors.push(error), patience }).byZip(
      zip,
      country,
    );

  it('is asked as the API wants it, by five digits', async () => {
    reply = nothing;
    await byZip('94304-1234', 'US');
    const [question] = service.taken;
    expect(question?.line).toBe('GET /service?components=postal_code%3A94304%7Ccountry%3AUS&language=en&key=a-key');
    expect(question?.authorization).toBeUndefined();
    expect(errors).toEqual([]);
  });

  it('may name a borough or a village in place of a city', async () => {
    reply = found(
      component('neighborhood', 'DUMBO'),
      component('sublocality', 'Brooklyn'),
      component('administrative_area_level_1', 'New York', 'NY'),
      usa,
    );
    expect(await byZip('11201', 'US')).toEqual({ city: 'Brooklyn', state: 'NY', country: 'US' });
  });

  it('finds places abroad, of which only Canada’s have a state on our lists', async () => {
    reply = found(
      component('locality', 'Ottawa'),
      component('administrative_area_level_1', 'Ontario', 'ON'),
      component('country', 'Canada', 'CA'),
    );
    expect(await byZip('K1A 0B1', 'CA')).toEqual({ city: 'Ottawa', state: 'ON', country: 'CA' });
    reply = found(
      component('postal_town', 'London'),
      component('administrative_area_level_1', 'England'),
      component('country', 'United Kingdom', 'GB'),
    );
    expect(await byZip('SW1A 1AA', 'GB')).toEqual({ city: 'London', state: '', country: 'GB' });
  });

  it.each([
    ['another country', found(component('locality', 'Monterrey'), component('country', 'Mexico', 'MX'))],
    ['a country alone', found(usa)],
  ])('is not believed when it falls back to %s', async (_what, canned) => {
    reply = canned;
    expect(await byZip('64000', 'US')).toBeNull();
  });

  it('refuses with words of its own, which the operator is told', async () => {
    reply = { json: { status: 'REQUEST_DENIED', error_message: 'The key a-key is not valid.', results: [] } };
    expect(await byZip('94304', 'US')).toBeNull();
    expect(errors).toEqual([{ service: 'geocoding', reason: 'garbage', detail: 'HTTP 200' }]);
  });

  it.each(failures)('%s leaves the form to the person', async (...failure) => {
    const [, canned, reason] = failure;
    reply = canned;
    expect(await byZip('94304', 'US', canned === 'silence' ? 250 : 3000)).toBeNull();
    expect(errors).toEqual([{ service: 'geocoding', reason, detail: expect.any(String) }]);
    expect(JSON.stringify(errors)).not.toMatch(/94304|a-key|127\.0\.0\.1|http:/);
  });
});
