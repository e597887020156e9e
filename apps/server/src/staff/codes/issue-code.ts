import type { Language } from '@portico/contract';
import { randomUUID } from 'node:crypto';
import type { Recipient } from '../../documents/activation-letter-texts.ts';
import { printLetterJob } from '../../documents/jobs/print-letter-job.ts';
import { setLetter } from '../../documents/jobs/print-letter.ts';
import { sendSmsJob } from '../../documents/jobs/send-sms.ts';
import { accessCodeLetter, recipientsOf } from '../../enrolment/activation/access-code-letter.ts';
import { accessCodeSms } from '../../enrolment/activation/access-code-sms.ts';
import {
  issueAccessCode,
  makeAccessCode,
  saveAccessCode,
  storedFormOf,
} from '../../enrolment/activation/issue-access-code.ts';
import { issuedToPatient } from '../../enrolment/activation/issued-to.ts';
import { accountOf } from '../../patients/queries/patient-accounts.ts';
import type { AccessCodesTable } from '../../platform/db/enrolment-tables.ts';
import type { PatientCoverage, PatientRecord } from '../../ports/patients.ts';
import { ActError } from '../act-error.ts';
import { coverageOnFile, findKnownPatient } from '../known-patient.ts';
import { actOnPortal, type Done, recordRefusals, type Staff } from '../staff.ts';

type Channel = AccessCodesTable['channel'];

/** What was issued. */
export interface IssuedCode {
  expiresAt: Date;
}

/** The person, and the language of the message. */
interface Order {
  patient: PatientRecord;
  coverage: readonly PatientCoverage[];
  language: Language;
  /** Why, where somebody says it. */
  reason?: string | undefined;
}

/** What a code is issued for: to whom, and in which language. */
export interface CodeOrder {
  medicalRecordNumber: string;
  language: Language;
  reason?: string | undefined;
}

/**
 * Queues a letter with a code to the address on file.
 *
 * @throws ActError for a patient who cannot use a code, and one without an address.
 */
export async function issueLetter(given: CodeOrder, staff: Staff): Promise<IssuedCode> {
  const [order, recipients] = await readyOrder(given, staff, (patient) => addressed(patient, staff));
  return staff.withJobs((jobs) =>
    actOnPortal(staff, 'activation issue', async (trx) => {
      const issued = await issueAccessCode(trx, newCode('letter', order, staff));
      const letter = accessCodeLetter(
        { id: randomUUID(), recipients, issued, language: order.language },
        staff.settings,
      );
      await jobs.enqueue(trx, printLetterJob.of(letter));
      return done('letter', order, issued);
    }),
  );
}

/**
 * Queues a text message with a link to the mobile phone on file.
 *
 * @returns where it goes: the last digits.
 * @throws ActError for a patient who cannot use a link, and one without a mobile phone or a ZIP code.
 */
export async function issueLink(given: CodeOrder, staff: Staff): Promise<IssuedCode & { phoneEnd: string }> {
  const [order, to] = await readyOrder(given, staff, mobileOf);
  const code = newCode('sms', order, staff);
  const issued = await staff.withJobs((jobs) =>
    actOnPortal(staff, 'activation issue', async (trx) => {
      const link = await issueAccessCode(trx, code);
      const sms = accessCodeSms({ id: randomUUID(), to, issued: link, language: order.language }, staff.settings);
      await jobs.enqueue(trx, sendSmsJob.of(sms));
      return done('sms', order, link);
    }),
  );
  return { ...issued, phoneEnd: to.slice(-4) };
}

/**
 * Sets a letter to hand over, and issues its code.
 *
 * @param given as for a letter that is posted.
 * @param store gets the letter before its code is issued, and by what the code will be found: what it throws, issues nothing.
 * @throws ActError as issueLetter, and for a name or an address that no typeface has all letters of.
 */
export async function issuePrint(
  given: CodeOrder,
  staff: Staff,
  store: (pdf: Uint8Array, codeHash: Uint8Array) => Promise<void>,
): Promise<IssuedCode> {
  const [order, recipients] = await readyOrder(given, staff, (patient) => addressed(patient, staff));
  const issued = makeAccessCode('print', staff.now);
  const letter = accessCodeLetter({ id: randomUUID(), recipients, issued, language: order.language }, staff.settings);
  const printed = await setLetter(letter, staff.settings.healthSystem, staff.now);
  if (printed.outcome === 'unprintable') {
    const message = `No typeface has all letters of: ${printed.places.join(', ')}. Nothing was issued.`;
    throw new ActError('unprintable', message);
  }
  await store(printed.pdf, storedFormOf(staff.settings.keys, issued.code));
  return actOnPortal(staff, 'activation issue', async (trx) => {
    await saveAccessCode(trx, issued, newCode('print', order, staff));
    return done('print', order, issued);
  });
}

/** @throws ActError for an unknown patient, and one who cannot use a code. */
export async function requireEnrollable(medicalRecordNumber: string, staff: Staff): Promise<PatientRecord> {
  const patient = await findKnownPatient(medicalRecordNumber, staff);
  const { standing: status, patientId } = patient;
  if (status !== 'active') {
    throw new ActError('recordNotActive', `The record of this patient is ${status}. Nothing was issued.`);
  }
  if ((await accountOf(staff.database.db, patientId)) !== null) {
    throw new ActError('patientHasAccount', 'This patient has an account already. Nothing was issued.');
  }
  return patient;
}

/** The order, and where it goes. What is refused is recorded: it tells that somebody is a patient, and has an account, or no phone. */
async function readyOrder<Address>(
  { medicalRecordNumber, language, reason }: CodeOrder,
  staff: Staff,
  addressOf: (patient: PatientRecord, coverage: readonly PatientCoverage[]) => Address,
): Promise<[Order, Address]> {
  return recordRefusals(staff, 'activation issue', async (know) => {
    know({});
    const patient = await requireEnrollable(medicalRecordNumber, staff);
    const coverage = await coverageOnFile(patient, staff);
    return [{ patient, coverage, language, reason }, addressOf(patient, coverage)];
  });
}

/** Where a link goes. @throws ActError without a mobile phone, and without a ZIP code on file. */
function mobileOf(patient: PatientRecord, coverage: readonly PatientCoverage[]): string {
  const to = patient.phones.find(({ use }) => use === 'mobile')?.number;
  if (to === undefined) {
    throw new ActError('noMobilePhone', 'There is no mobile phone on file. Nothing was issued.');
  }
  if (issuedToPatient(patient, coverage).zips.length === 0) {
    throw new ActError('noZip', 'There is no ZIP code on file, which the link asks for. Nothing was issued.');
  }
  return to;
}

function addressed(patient: PatientRecord, { settings }: Staff): Recipient[] {
  const recipients = recipientsOf(patient, settings.healthSystem.country);
  if (recipients.length > 0) return recipients;
  throw new ActError('noAddress', 'There is no address on file. Nothing was issued.');
}

function newCode(
  channel: Channel,
  { patient, coverage }: Pick<Order, 'patient' | 'coverage'>,
  { settings, now }: Staff,
) {
  const { patientId } = patient;
  return { channel, patientId, issuedTo: issuedToPatient(patient, coverage), keys: settings.keys, now };
}

function done(channel: Channel, { reason }: Pick<Order, 'reason'>, { expiresAt }: IssuedCode): Done<IssuedCode> {
  const details = reason === undefined ? { channel } : { channel, reason };
  return { event: 'accessCodeIssued', details, result: { expiresAt } };
}
