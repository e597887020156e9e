import type * as z from 'zod';
import { reportTwins } from './ids.ts';

interface Entry {
  readonly id: string;
}

/** The parts of the file that have ids, or name some. */
interface Referring {
  readonly locations: ReadonlyArray<Entry & { readonly providers: readonly Entry[] }>;
  readonly serviceAreas: ReadonlyArray<Entry & { readonly locations: readonly string[] }>;
  readonly payors: readonly Entry[];
  readonly onlineBooking?: { readonly locations?: readonly string[] | undefined } | undefined;
  readonly appointments: { readonly places: ReadonlyArray<{ readonly location?: string | undefined }> };
  readonly financialAssistance?:
    | { readonly amountsGenerallyBilled: { readonly locations: Readonly<Record<string, unknown>> } }
    | undefined;
}

/** Ids are unique, and every location that a part of the file names is one of its locations. */
export function checkReferences(system: Referring, context: z.RefinementCtx): void {
  reportTwins(context, ['locations'], system.locations);
  reportTwins(context, ['serviceAreas'], system.serviceAreas);
  reportTwins(context, ['payors'], system.payors);
  for (const [at, site] of system.locations.entries()) {
    reportTwins(context, ['locations', at, 'providers'], site.providers);
  }
  const known = new Set(system.locations.map((each) => each.id));
  for (const [named, path] of namedLocations(system)) {
    if (!known.has(named)) {
      context.addIssue({ code: 'custom', path, message: 'must be the id of one of the locations' });
    }
  }
}

/** Each location that another part names, and where it does. */
function namedLocations(system: Referring): Array<[named: string, path: PropertyKey[]]> {
  const booking = system.onlineBooking?.locations ?? [];
  const billed = Object.keys(system.financialAssistance?.amountsGenerallyBilled.locations ?? {});
  const places = system.appointments.places.flatMap(({ location }, at): Array<[string, PropertyKey[]]> =>
    location === undefined ? [] : [[location, ['appointments', 'places', at, 'location']]],
  );
  return [
    ...places,
    ...booking.map((each, at): [string, PropertyKey[]] => [each, ['onlineBooking', 'locations', at]]),
    ...billed.map((each): [string, PropertyKey[]] => [
      each,
      ['financialAssistance', 'amountsGenerallyBilled', 'locations', each],
    ]),
    ...system.serviceAreas.flatMap(({ locations }, at) =>
      locations.map((each, index): [string, PropertyKey[]] => [each, ['serviceAreas', at, 'locations', index]]),
    ),
  ];
}
