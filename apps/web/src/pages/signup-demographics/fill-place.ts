import type { CallReply, lookUpZip } from '@portico/contract';
import type { DemographicsInput } from '../../sign-up/demographics-input.ts';

/** Where a ZIP code is. */
export type Place = NonNullable<CallReply<typeof lookUpZip>['place']>;

/**
 * What a ZIP code fills in (spec §5: "fills city, state, country"): what is empty, or was filled in by the last one. What
 * somebody typed or chose stays; and in a country of their choice a ZIP code says nothing.
 *
 * @param filled what was filled in before.
 */
export function fillPlace(input: DemographicsInput, place: Place, filled: Place): Place {
  const take = (field: keyof Place) => (input[field] === '' || input[field] === filled[field] ? place : input)[field];
  const country = take('country');
  if (country !== place.country) return { city: input.city, state: input.state, country };
  return { city: take('city'), state: take('state'), country };
}
