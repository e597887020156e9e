/** Ages in years from which people are called otherwise, and have vaccines and checkups of their own. */
const SCHOOL = 5;
const TEEN = 12;
const ADULT = 18;
const SENIOR = 65;

const YEAR_IN_MONTHS = 12;

/** Of a baby's checkups and vaccines, which are called by its months: "18 month checkup". */
const monthly =
  /\b(\d{1,2})[\s-]*(?:months?|mos?|mths?)(?=\s+(?:well|check|shots?\b|vaccin|visit|physical|appointment))/giu;

const months =
  /\b\d{1,2}[\s-]*(?:months?|mos?|mths?)[\s-]*old\b|\b\d{1,2} meses(?: de edad| de nacid[oa])?(?= ?$)|\b(?:de|con) \d{1,2} meses\b/giu;
const years =
  /\b(?:age|aged|edad)?\s*(\d{1,3})[\s-]*(?:years?|yrs?|y\/?o|años|anos)(?:[\s-]*old| de edad)?\b|\b(?:at|over|age|aged|a los) (\d{2,3})\b/giu;

/** "Son" alone is Spanish for "are". */
const mySon = /\b(?:my|our|his|her) sons?\b/giu;

/**
 * A search with whom its age tells: "2 month old" is a baby, "7 años" a child, "14 yrs" a teen, "over 65" a senior. The number alone would fit services that
 * have it for something else.
 */
export function withAges(input: string): string {
  return input
    .replace(monthly, (_, age: string) => (Number(age) < YEAR_IN_MONTHS ? ' baby ' : ' toddler '))
    .replace(months, ' baby ')
    .replace(mySon, ' child ')
    .replace(
      years,
      (_, before: string | undefined, after: string | undefined) => ` ${groupOf(Number(before ?? after))} `,
    );
}

function groupOf(age: number): string {
  if (age < SCHOOL) return 'toddler';
  if (age < TEEN) return 'child';
  if (age < ADULT) return 'teen';
  return age >= SENIOR ? 'senior' : 'adult';
}
