/** The poverty guidelines of one part of the country: integer cents a year. */
export interface RegionGuideline {
  /** For a household of one. */
  readonly firstPersonCents: number;
  /** For each further person. */
  readonly furtherPersonCents: number;
}

/** The parts of the country that have guidelines of their own. */
export type Region = 'contiguous' | 'alaska' | 'hawaii';

/** The poverty guidelines that HHS publishes each January (42 U.S.C. 9902(2)). */
export interface PovertyGuidelines extends Readonly<Record<Region, RegionGuideline>> {
  readonly year: number;
  /** The day from which they are in force, an ISO date. */
  readonly from: string;
}

/**
 * The guidelines that are published. A hospital's settings may add the next year's before a release has them.
 *
 * Sources: 90 FR 5917 (2025); 91 FR 1797 (2026). HHS prints tables up to eight persons; each row is the first person's
 * amount and one more of the further person's.
 */
export const publishedGuidelines: readonly PovertyGuidelines[] = [
  {
    year: 2025,
    from: '2025-01-15',
    contiguous: { firstPersonCents: 15_650_00, furtherPersonCents: 5_500_00 },
    alaska: { firstPersonCents: 19_550_00, furtherPersonCents: 6_880_00 },
    hawaii: { firstPersonCents: 17_990_00, furtherPersonCents: 6_330_00 },
  },
  {
    year: 2026,
    from: '2026-01-13',
    contiguous: { firstPersonCents: 15_960_00, furtherPersonCents: 5_680_00 },
    alaska: { firstPersonCents: 19_950_00, furtherPersonCents: 7_100_00 },
    hawaii: { firstPersonCents: 18_360_00, furtherPersonCents: 6_530_00 },
  },
];

/**
 * The guidelines in force on a day: those that came last. Before the first of the list, the first.
 *
 * @param day an ISO date.
 * @throws RangeError for an empty list.
 */
export function guidelinesOn(day: string, all: readonly PovertyGuidelines[]): PovertyGuidelines {
  const byDay = all.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const found = byDay.findLast(({ from }) => from <= day) ?? byDay[0];
  if (found === undefined) throw new RangeError('There are no poverty guidelines');
  return found;
}

/**
 * The part of the country that a state's guideline is of. HHS has none for territories: programmes use the contiguous
 * states' there (91 FR 1797).
 *
 * @param state a postal code of the USPS, such as `CA`.
 */
export function regionOf(state: string): Region {
  if (state === 'AK') return 'alaska';
  return state === 'HI' ? 'hawaii' : 'contiguous';
}

/**
 * The state whose guideline counts for somebody who has not said where they live: that of the hospital of their bill; without a
 * bill, any of the hospitals', where one guideline is all of theirs. Null where they differ: then the person must say.
 *
 * @param states of the hospitals, by location.
 * @param locationId of the bill; null without one.
 */
export function homeStateOf(states: Readonly<Record<string, string>>, locationId: string | null): string | null {
  const own = locationId === null ? undefined : states[locationId];
  if (own !== undefined) return own;
  const all = Object.values(states);
  return new Set(all.map(regionOf)).size === 1 ? (all[0] ?? null) : null;
}

/** The guideline of a household, in cents a year. @param size of the household, 1 or more. */
export function guidelineCents(size: number, { firstPersonCents, furtherPersonCents }: RegionGuideline): number {
  return firstPersonCents + (size - 1) * furtherPersonCents;
}
