const ZERO = 48;
const LEAP_DAY = 229;

/** `-01-01` to `-12-31` by month and day as one number, 101 to 1231. A day that no year has is missing. */
const DAYS_OF_YEAR: readonly (string | undefined)[] = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].reduce<string[]>(
  (all, days, index) => {
    const month = index + 1;
    for (let day = 1; day <= days; day += 1) all[month * 100 + day] = `-${padded(month)}-${padded(day)}`;
    return all;
  },
  [],
);

function padded(number: number): string {
  return String(number).padStart(2, '0');
}

/** CCYYMMDD as an ISO date; `null` if the calendar has no such day. */
export function dateOf(text: string): string | null {
  return text.length === 8 ? dateAt(text, 0) : null;
}

/** The eight digits from this offset as an ISO date. */
function dateAt(text: string, at: number): string | null {
  if (!isDigits(text, at, at + 8)) return null;
  const year = twoDigits(text, at) * 100 + twoDigits(text, at + 2);
  const monthAndDay = twoDigits(text, at + 4) * 100 + twoDigits(text, at + 6);
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const ofYear = monthAndDay === LEAP_DAY && !isLeapYear ? undefined : DAYS_OF_YEAR[monthAndDay];
  return ofYear === undefined ? null : sharedDate(year * 10_000 + monthAndDay, ofYear);
}

/** A power of two. */
const PLACES = 1024;

/** By place: the last date of that place, and its digits as one number. */
const dates: string[] = Array.from({ length: PLACES }, () => '');
const digitsOfDates = new Int32Array(PLACES);

/** The rows of a message repeat few dates: these are shared strings, as short texts are (short-texts.ts). */
function sharedDate(digits: number, ofYear: string): string {
  const place = (digits ^ (digits >> 10)) & (PLACES - 1);
  if (digitsOfDates[place] !== digits) {
    digitsOfDates[place] = digits;
    dates[place] = String(Math.floor(digits / 10_000)).padStart(4, '0') + ofYear;
  }
  return dates[place] ?? '';
}

function twoDigits(text: string, at: number): number {
  return text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - ZERO * 11;
}

/** YYMMDD of an ISA or TA1 as an ISO date of this century. */
export function shortDateOf(text: string): string | null {
  return dateOf(`20${text}`);
}

/** HHMM, HHMMSS, or with one or two digits more for parts of a second: `HH:MM`, `HH:MM:SS`, `HH:MM:SS.d`, `HH:MM:SS.dd`. */
export function timeOf(text: string): string | null {
  if (!(text.length === 4 || (text.length >= 6 && text.length <= 8)) || !isDigits(text)) return null;
  if (twoDigits(text, 0) > 23 || twoDigits(text, 2) > 59) return null;
  const hourAndMinute = `${text.slice(0, 2)}:${text.slice(2, 4)}`;
  if (text.length === 4) return hourAndMinute;
  if (twoDigits(text, 4) > 59) return null;
  return `${hourAndMinute}:${text.slice(4, 6)}${text.length === 6 ? '' : `.${text.slice(6)}`}`;
}

/** The days of a D8 or RD8; `null` if they are not dates, or end before they begin. */
export function daysOf(
  format: 'D8' | 'RD8',
  text: string,
): { readonly from: string; readonly to: string | null } | null {
  if (format === 'D8') {
    const day = dateOf(text);
    return day === null ? null : { from: day, to: null };
  }
  if (text.length !== 17 || text[8] !== '-') return null;
  const from = dateAt(text, 0);
  const to = dateAt(text, 9);
  return from === null || to === null || from > to ? null : { from, to };
}

/** An ISO date as X12 writes it. */
export function dateDigits(iso: string): string {
  return iso.slice(0, 4) + iso.slice(5, 7) + iso.slice(8);
}

/** A time as X12 writes it. */
export function timeDigits(time: string): string {
  return time.slice(0, 2) + time.slice(3, 5) + time.slice(6, 8) + time.slice(9);
}

/** Whether these characters are all digits; false if there are none. */
export function isDigits(text: string, from = 0, to = text.length): boolean {
  for (let index = from; index < to; index += 1) {
    const code = text.charCodeAt(index);
    if (!(code >= ZERO && code <= ZERO + 9)) return false;
  }
  return to > from;
}
