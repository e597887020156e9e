import type { BenefitRow } from '../model/response.ts';
import { hasQuantity } from './quantity.ts';

/** EB03 that names where the care is given, with the places of service that are that: an office, a stay, an emergency room. */
const placesOfType: ReadonlyMap<string, readonly string[]> = new Map([
  ['42', ['12']],
  ['48', ['21']],
  ['49', ['21']],
  ['50', ['19', '22']],
  ['51', ['23']],
  ['52', ['23']],
  ['86', ['23']],
  ['98', ['11']],
  ['99', ['21']],
  ['AG', ['31']],
  ['UC', ['20']],
]);

/** Places besides those: a doctor's visit in a clinic of a hospital is billed as 98 as well. */
const otherPlacesOfType: ReadonlyMap<string, readonly string[]> = new Map([['98', ['19', '22']]]);

/** Places of service within a hospital: a clinic of its own elsewhere, a stay, care without a stay, the emergency room. */
const ofHospital: ReadonlySet<string> = new Set(['19', '21', '22', '23']);

/**
 * Whether rows that agree speak for a part of the care of a service type alone: each is for some places (III), or for
 * a quantity. They do not where one of the places is what the service type itself says, or where they are for places within
 * a hospital and elsewhere: then the figure is the same wherever care is given. A remark (MSG) is not read for this.
 */
export function areOfPart(rows: readonly BenefitRow[], serviceTypeCode: string): boolean {
  const uncounted = rows.filter((row) => !hasQuantity(row));
  if (uncounted.some(({ additional }) => additional.length === 0)) return false;
  const places = new Set(uncounted.filter(isOfPlacesAlone).flatMap(placesOf));
  const isItsPlace = placesOfType.get(serviceTypeCode)?.some((place) => places.has(place)) ?? false;
  const within = [...places].filter((place) => ofHospital.has(place)).length;
  return !isItsPlace && (within === 0 || within === places.size);
}

/** Whether a row is for places alone, at none of which care of the service type is given. */
export function isOfOtherPlace(row: BenefitRow, serviceTypeCode: string): boolean {
  const itsPlaces = placesOfType.get(serviceTypeCode);
  if (itsPlaces === undefined || row.additional.length === 0 || !isOfPlacesAlone(row)) return false;
  const places = [...itsPlaces, ...(otherPlacesOfType.get(serviceTypeCode) ?? [])];
  return !placesOf(row).some((place) => places.includes(place));
}

/** III01 of a place of service, in III02. */
const PLACE = 'ZZ';

const isOfPlacesAlone = ({ additional }: BenefitRow): boolean =>
  additional.every(({ qualifier, code }) => qualifier === PLACE && code !== null);

const placesOf = ({ additional }: BenefitRow): string[] => additional.flatMap(({ code }) => code ?? []);
