import { type IncomePeriod, MAX_HOUSEHOLD } from '@portico/assistance';
import type { InputOf } from '@portico/contract';
import { readBenefitValue, readDateOfBirth } from '@portico/rules';
import type { Application } from '../documents/assistance/application.ts';
import { Refusal } from '../platform/refusal.ts';

type Input = InputOf<'printAssistanceApplication'>;

/**
 * What was sent, as the application has it.
 *
 * @param today ISO date.
 * @throws Refusal malformedRequest, naming the fields that cannot be read.
 */
export function readApplication(input: Input, today: string): Application {
  const household = householdOf(input.household);
  const income = centsOf(input.income);
  const assets = centsOf(input.assets);
  const birthDate = birthDateOf(input.birthDate, today);
  const wrong = Object.entries({ birthDate, household, income, assets }).flatMap(([name, value]) =>
    value === undefined ? [name] : [],
  );
  if (wrong.length > 0) throw new Refusal('malformedRequest', wrong);
  const every: IncomePeriod = input.every ?? 'year';
  return {
    name: oneLine(input.name),
    birthDate: birthDate ?? null,
    address: oneLine(input.address),
    phone: oneLine(input.phone),
    household: household ?? null,
    income: income == null ? null : { cents: income, every },
    assetsCents: assets ?? null,
    programmes: input.programmes,
    isInsured: input.insured ?? null,
  };
}

/** Null for a blank field, undefined for what is no date of birth. */
function birthDateOf(text: string, today: string): string | null | undefined {
  if (text.trim() === '') return null;
  const read = readDateOfBirth(text, today);
  return 'date' in read ? read.date : undefined;
}

/** Null for a blank field, undefined for what is no such number. */
function householdOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const size = /^\s*\d{1,2}\s*$/.test(text) ? Number(text) : 0;
  return size >= 1 && size <= MAX_HOUSEHOLD ? size : undefined;
}

/** Null for a blank field, undefined for what is no amount. */
function centsOf(text: string): number | null | undefined {
  const value = readBenefitValue(text, '$');
  if (value.is === 'empty') return null;
  return value.is === 'value' ? value.hundredths : undefined;
}

function oneLine(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ');
}
