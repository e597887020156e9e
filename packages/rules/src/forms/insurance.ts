import { readInsuranceDate } from '../insurance-date.ts';
import { readMembershipNumber } from '../membership-number.ts';
import { validateName, type NameError } from '../name.ts';
import { askedWhen, type Field, type Form, type Reading, requiredWhen, type Rule } from './form.ts';

/** What an insurance is read with. */
export interface InsuranceConditions {
  /** ISO date. */
  readonly today: string;
  /** The fields that are asked for (spec §5: "required fields per payor come from the payor's Fields"). */
  readonly asked: ReadonlyArray<{ readonly name: string; readonly isRequired: boolean }>;
}

type CardDateReason = 'notADate' | 'shortYear' | 'future';

/** Later than any date that can be written. */
const END_OF_TIME = '9999-12-31';

/** Two digits for a year can mean two: nobody is to be born a hundred years off. */
const SHORT_YEAR = /^\d{1,2}\/\d{1,2}\/\d{2}$/;

/** A rule, and how many characters its field takes. */
interface CardRule<Reason extends string> extends Rule<string, Reason, InsuranceConditions> {
  readonly longest: number;
}

/** A name as the card has it, with any letters: a message to an insurer spells it as X12 can. */
const cardName = (maxLength: number): CardRule<NameError | 'length'> => ({
  longest: maxLength,
  read: (input) =>
    readLine(input, maxLength, (text) => {
      const reason = validateName(text);
      return reason === null ? { value: text } : { reason };
    }),
  write: (value) => value,
  reasons: ['noLetter', 'characters', 'length'],
  refusal: 'characters',
});

const cardNumber = (maxLength: number): CardRule<'notANumber' | 'length'> => ({
  longest: maxLength,
  read: (input) =>
    readLine(input, maxLength, (text) => {
      const value = readMembershipNumber(text);
      return value === null ? { reason: 'notANumber' } : { value };
    }),
  write: (value) => value,
  reasons: ['notANumber', 'length'],
  refusal: 'notANumber',
});

/** An ISO date. */
const cardDate: CardRule<CardDateReason> = {
  longest: 20,
  read: (input, { today }) => {
    const text = input.trim();
    if (text === '') return { reason: 'empty' };
    const value = readInsuranceDate(text, today);
    if (value !== null) return { value };
    if (readInsuranceDate(text, END_OF_TIME) !== null) return { reason: 'future' };
    return { reason: SHORT_YEAR.test(text) ? 'shortYear' : 'notADate' };
  },
  write: (date) => {
    const [year, month, day] = date.split('-').map(Number);
    return `${String(month)}/${String(day)}/${String(year)}`;
  },
  reasons: ['notADate', 'shortYear', 'future'],
  refusal: 'notADate',
};

/**
 * An insurance as its card has it (spec §3, 'Insurance field definitions'), by the rules of spec §5. A field takes as many
 * characters as an inquiry carries (X12 NM104, NM103, NM109, REF02).
 */
export const insuranceForm = {
  PayorName: ofPayor('PayorName', cardName(100)),
  MemberFirstName: ofPayor('MemberFirstName', cardName(35)),
  MemberLastName: ofPayor('MemberLastName', cardName(60)),
  MemberDateOfBirth: ofPayor('MemberDateOfBirth', cardDate),
  MemberId: ofPayor('MemberId', cardNumber(80)),
  GroupNumber: ofPayor('GroupNumber', cardNumber(50)),
  SubscriberFirstName: ofPayor('SubscriberFirstName', cardName(35)),
  SubscriberLastName: ofPayor('SubscriberLastName', cardName(60)),
  SubscriberDateOfBirth: ofPayor('SubscriberDateOfBirth', cardDate),
  SubscriberId: ofPayor('SubscriberId', cardNumber(80)),
} satisfies Form<InsuranceConditions>;

/** A field that counts where the payor asks for it; '' where it does not, and where it was left out. */
function ofPayor<Reason extends string>(
  name: string,
  rule: CardRule<Reason>,
): Field<string, Reason | 'empty', InsuranceConditions> {
  const asked = (conditions: InsuranceConditions) => conditions.asked.find((field) => field.name === name);
  const field = requiredWhen((conditions) => asked(conditions)?.isRequired === true, rule.longest, rule, '');
  return askedWhen((conditions) => asked(conditions) !== undefined, field, '');
}

/** Reads what was typed as one line with single spaces. */
function readLine<Reason extends string>(
  input: string,
  maxLength: number,
  read: (text: string) => Reading<string, Reason>,
): Reading<string, Reason | 'empty' | 'length'> {
  const text = input.trim().replace(/\s+/g, ' ');
  if (text === '') return { reason: 'empty' };
  return text.length > maxLength ? { reason: 'length' } : read(text);
}
