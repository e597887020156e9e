import { sendSmsJob } from '../documents/jobs/send-sms.ts';
import { printLetterJob } from '../documents/jobs/print-letter-job.ts';
import type { Language } from '@portico/contract';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { issueAccessCode, saveAccessCode, makeAccessCode } from '../enrolment/activation/issue-access-code.ts';
import { issuedToPatient } from '../enrolment/activation/issued-to.ts';
import { accessCodeLetter, recipientsOf } from '../enrolment/activation/access-code-letter.ts';
import { accessCodeSms } from '../enrolment/activation/access-code-sms.ts';
import type { AccessCodesTable } from '../platform/db/enrolment-tables.ts';
import type { Recipient } from '../documents/activation-letter-texts.ts';
import { setLetter } from '../documents/jobs/print-letter.ts';
import type { PatientCoverage, PatientRecord } from '../ports/patients.ts';
import { dayIn } from '../platform/time.ts';
import { CommandError } from './command.ts';
import { type Done, onPortal, type Staff, withJobWriter } from './staff.ts';

/** The person, and the language of the message. */
interface Order {
  patient: PatientRecord;
  coverage: readonly PatientCoverage[];
  language: Language;
}

/** Queues a letter with a code to the address on file. @throws CommandError without an address. */
export async function issueLetter({ language, ...person }: Order, staff: Staff): Promise<string> {
  const recipients = addressed(person.patient, staff);
  return withJobWriter(staff, (jobs) =>
    onPortal(staff, 'activation issue', async (trx) => {
      const issued = await issueAccessCode(trx, newCode('letter', person, staff));
      const letter = accessCodeLetter({ id: randomUUID(), recipients, issued, language }, staff.settings);
      await jobs.enqueue(trx, printLetterJob.of(letter));
      return done('letter', `The letter goes out as soon as the server runs; ${goodUntil(issued, staff)}`);
    }),
  );
}

/**
 * Queues a text message with a link to the mobile phone on file. @throws CommandError without a phone or a ZIP code.
 */
export async function issueLink({ language, ...person }: Order, staff: Staff): Promise<string> {
  const to = person.patient.phones.find(({ use }) => use === 'mobile')?.number;
  if (to === undefined) throw new CommandError('There is no mobile phone on file. Nothing was issued.');
  const order = newCode('sms', person, staff);
  if (order.issuedTo.zips.length === 0) {
    throw new CommandError('There is no ZIP code on file, which the link asks for. Nothing was issued.');
  }
  return withJobWriter(staff, (jobs) =>
    onPortal(staff, 'activation issue', async (trx) => {
      const issued = await issueAccessCode(trx, order);
      const sms = accessCodeSms({ id: randomUUID(), to, issued, language }, staff.settings);
      await jobs.enqueue(trx, sendSmsJob.of(sms));
      return done('sms', `The link goes to the phone that ends in ${to.slice(-4)}; ${goodUntil(issued, staff)}`);
    }),
  );
}

/** Writes a letter to a file that only its owner may read. @throws CommandError if that is not possible. */
export async function issuePrint({ language, ...person }: Order, file: string, staff: Staff): Promise<string> {
  const recipients = addressed(person.patient, staff);
  const issued = makeAccessCode('print', staff.now);
  const letter = accessCodeLetter({ id: randomUUID(), recipients, issued, language }, staff.settings);
  const printed = await setLetter(letter, staff.settings.healthSystem, staff.now);
  if (printed.outcome === 'unprintable') {
    throw new CommandError(`No typeface has all letters of: ${printed.places.join(', ')}. Nothing was issued.`);
  }
  // Fails if the file exists.
  await writeFile(file, printed.pdf, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    const why = code === 'EEXIST' ? 'There is a file of this name' : `The file cannot be written (${code})`;
    throw new CommandError(`${why}. Nothing was issued.`, { cause: error });
  });
  return onPortal(staff, 'activation issue', async (trx) => {
    await saveAccessCode(trx, issued, newCode('print', person, staff));
    return done('print', `The letter is in ${file}; ${goodUntil(issued, staff)}`);
  });
}

function addressed(patient: PatientRecord, { settings }: Staff): Recipient[] {
  const recipients = recipientsOf(patient, settings.healthSystem.country);
  if (recipients.length === 0) throw new CommandError('There is no address on file. Nothing was issued.');
  return recipients;
}

function newCode(
  channel: AccessCodesTable['channel'],
  { patient, coverage }: Omit<Order, 'language'>,
  { settings, now }: Staff,
) {
  const { patientId } = patient;
  return { channel, patientId, issuedTo: issuedToPatient(patient, coverage), keys: settings.keys, now };
}

function done(channel: AccessCodesTable['channel'], told: string): Done {
  return { event: 'accessCodeIssued', details: { channel }, message: `${told}\n` };
}

function goodUntil({ expiresAt }: { expiresAt: Date }, { settings }: Staff): string {
  return `it is good until ${dayIn(settings.healthSystem.timeZone, expiresAt)}.`;
}
