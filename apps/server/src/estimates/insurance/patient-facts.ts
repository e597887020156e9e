import type { PatientFacts } from '../../catalogue/index.ts';
import type { InsurerFacts } from '../figures/plan-benefits.ts';
import type { Insurance } from './insurance.ts';

/**
 * What is known of the patient: the birth date on the insurance, which a patient typed or the hospital has on record, else the
 * insurer's; the sex by the insurer alone, since nobody else is asked.
 *
 * @param today ISO date.
 */
export function patientFacts(
  { member }: Pick<Insurance, 'member'>,
  told: Pick<InsurerFacts, 'birthDate' | 'sex'> | null,
  today: string,
): PatientFacts {
  const birthDate = member.birthDate === '' ? (told?.birthDate ?? null) : member.birthDate;
  return { age: birthDate === null ? null : ageOn(birthDate, today), sex: told?.sex ?? null };
}

/** Whole years on a day; null for a birth after it. Both are ISO dates. */
function ageOn(birthDate: string, day: string): number | null {
  const yearOf = (date: string): number => Number(date.slice(0, 4));
  const isBeforeBirthday = day.slice(5) < birthDate.slice(5);
  const age = yearOf(day) - yearOf(birthDate) - (isBeforeBirthday ? 1 : 0);
  return age < 0 ? null : age;
}
