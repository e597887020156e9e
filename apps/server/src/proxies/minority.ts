import { type Minors, minorRuleOf } from '../platform/settings/minors.ts';
import { dayIn, timeIn } from '../platform/time.ts';
import type { Invitation } from './send-invite.ts';

/** What the age of a patient makes of the access of a parent. */
export interface Minority {
  /** When the patient comes of age, and the access ends. */
  readonly adultFrom: Date;
  readonly privacy: Invitation['privacy'];
}

/**
 * When a patient comes of age, and when their own privacy begins, by the rule of their state; null for who is of age.
 *
 * @param patient the birth date as an ISO date; the state as the record writes it, '' where it has none.
 */
export function minorityOf(
  { birthDate, state }: { readonly birthDate: string; readonly state: string },
  { minors, timeZone }: { readonly minors: Minors; readonly timeZone: string },
  now: Date,
): Minority | null {
  const { adultAt, privateFrom, parentsKeep } = minorRuleOf(minors, state);
  const adultDay = birthdayOf(birthDate, adultAt);
  if (adultDay <= dayIn(timeZone, now)) return null;
  const beginOf = (day: string): Date => timeIn(timeZone, `${day}T00:00:00`);
  return {
    adultFrom: beginOf(adultDay),
    privacy:
      privateFrom === null
        ? undefined
        : { from: beginOf(birthdayOf(birthDate, privateFrom)), scopes: [...parentsKeep] },
  };
}

/** The day on which somebody reaches an age. Who is born on 29 February does so on 1 March of other years. */
function birthdayOf(birthDate: string, age: number): string {
  const [year = 0, month = 1, day = 1] = birthDate.split('-').map(Number);
  return new Date(Date.UTC(year + age, month - 1, day)).toISOString().slice(0, 10);
}
