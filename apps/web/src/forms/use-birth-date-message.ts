import { useLingui } from '@lingui/react/macro';
import { oldestBirthYear, type DateOfBirthError } from '@portico/rules';
import type { DateParts } from '../ui/read-whole-date.ts';
import './words.ts';

/** Says what to correct in a date of birth. */
export function useBirthDateMessage(): (error: DateOfBirthError, parts: DateParts, today: string) => string {
  const { t, i18n } = useLingui();
  return (error, parts, today) => {
    const oldest = oldestBirthYear(today);
    const day = parts.day.trim();
    const year = parts.year.trim();
    const month = monthInDate(parts.month.trim(), i18n.locale);
    // What is a date in other years is named with its year.
    const isLeapDay = Number(parts.month) === 2 && Number(day) === 29;
    const messages: Readonly<Record<DateOfBirthError, () => string>> = {
      empty: () => t`Enter your date of birth`,
      incomplete: () => t`Enter the month, day and year you were born`,
      year: () => t`Enter the year you were born with four digits, such as 1986`,
      notADay: () => (isLeapDay ? t`${month} ${day}, ${year} is not a date` : t`${month} ${day} is not a date`),
      future: () => t`A date of birth cannot be in the future`,
      tooLongAgo: () => t`Enter a year of birth of ${oldest} or later`,
    };
    return messages[error]();
  };
}

/** The name of a month, from 1, as it stands within a date; what was typed where that is no month. */
function monthInDate(typed: string, locale: string): string {
  if (!/^(?:0?[1-9]|1[0-2])$/.test(typed)) return typed;
  const date = Date.UTC(2000, Number(typed) - 1);
  return new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(date);
}
