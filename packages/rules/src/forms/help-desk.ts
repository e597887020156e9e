import { isDay } from '../calendar-day.ts';
import { readHelpDeskName } from '../help-desk-name.ts';
import { readHelpDeskText } from '../help-desk-text.ts';
import { email, phone, plainRule } from './field-rules.ts';
import { type Form, required, type Rule } from './form.ts';

/** Years of birth that the help desk takes: this one, and so many before it (spec §5, §9). */
const HELP_DESK_YEARS = 120;

/** How the help desk may answer, the default first (spec §3). */
export const contactWays = ['Email', 'Phone'] as const;

/** On what the writer uses the portal. The specification asks for it and lists no choices. */
export const platformTypes = ['Computer', 'iOS', 'Android', 'Other'] as const;

/** What a message to the help desk is read with. */
export interface HelpDeskConditions {
  /** ISO date. */
  readonly today: string;
  /** As typed: the parts of the date of birth, which are right one by one and may still be no day. */
  readonly month: string;
  readonly day: string;
  readonly year: string;
}

/** @param range of the number, both ends included. */
function wholeNumber(range: (today: string) => readonly [least: number, most: number]) {
  return plainRule((input, { today }: Pick<HelpDeskConditions, 'today'>) => {
    const digits = input.trim();
    const [least, most] = range(today);
    const isWithin = /^\d{1,4}$/.test(digits) && Number(digits) >= least && Number(digits) <= most;
    return isWithin ? String(Number(digits)) : null;
  });
}

const month = required(
  20,
  wholeNumber(() => [1, 12]),
);
const day = required(
  20,
  wholeNumber(() => [1, 31]),
);
const year = required(20, wholeNumber(helpDeskYears));

/** An ISO date made of the three parts; '' where one of them is in error itself. What is sent as the whole does not count. */
const wholeDate: Rule<string, 'invalid', HelpDeskConditions> = {
  read: (_whole, context) => {
    const parts = [
      year.read(context.year, context),
      month.read(context.month, context),
      day.read(context.day, context),
    ];
    const numbers = parts.flatMap((part) => ('value' in part ? [part.value.padStart(2, '0')] : []));
    if (numbers.length < parts.length) return { value: '' };
    const date = numbers.join('-');
    return isDay(date) && date <= context.today ? { value: date } : { reason: 'invalid' };
  },
  write: (date) => (date === '' ? '' : `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`),
  reasons: ['invalid'],
  refusal: 'invalid',
};

const comments: Rule<string, 'empty'> = {
  read: (input) => {
    const text = readHelpDeskText(input);
    return text === null ? { reason: 'empty' } : { value: text };
  },
  write: (value) => value,
  reasons: ['empty'],
  refusal: 'empty',
};

/** A message to the help desk (spec §3, 'Helpdesk form'), by the rules of spec §5. */
export const helpDeskForm = {
  patientFirstName: required(100, plainRule(readHelpDeskName)),
  patientLastName: required(100, plainRule(readHelpDeskName)),
  month,
  day,
  year,
  /** The three as a whole, which §3 lists beside them. */
  dateOfBirth: required(20, wholeDate),
  patientPhone: required(40, phone),
  patientEmail: required(254, email),
  patientContactVia: required(20, oneOf(contactWays)),
  platformType: required(20, oneOf(platformTypes)),
  patientComments: required(4000, comments),
} satisfies Form<HelpDeskConditions>;

/** Of a list, in upper or lower case. */
function oneOf(choices: readonly string[]) {
  return plainRule((input) => choices.find((each) => each.toLowerCase() === input.trim().toLowerCase()) ?? null);
}

/** The years of birth that the help desk takes (spec §5). @param today ISO date. */
export function helpDeskYears(today: string): readonly [oldest: number, newest: number] {
  const thisYear = Number(today.slice(0, 4));
  return [thisYear - HELP_DESK_YEARS, thisYear];
}
