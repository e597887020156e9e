import { readPastedDate } from '../ui/read-pasted-date.ts';

/**
 * Writes a date of birth as MM/DD/YYYY where what was typed is one in another form: 4/27/1986, 04271986, or 1986-04-27 as
 * browsers fill in (`autocomplete="bday"`). Anything else stays as it was typed, for the rules to check.
 */
export function tidyDate(input: string): string {
  const text = input.trim();
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  const date = readPastedDate(digits ? digits.slice(1).join('/') : text);
  if (!date) return text;
  return [date.month.padStart(2, '0'), date.day.padStart(2, '0'), date.year].join('/');
}
