import type { Kysely, Transaction } from 'kysely';
import { personKey } from '../accounts/keys.ts';
import { issueAccessCode } from '../activation/issue-access-code.ts';
import { issuedToPatient, issuedToPerson } from '../activation/issued-to.ts';
import { letterJob, recipientsOf } from '../activation/letter-job.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { derivedUuid } from '../crypto/derived-uuid.ts';
import { limitKey } from '../crypto/limit-key.ts';
import { countUse } from '../db/queries/rate-limits.ts';
import type { Tables } from '../db/tables.ts';
import { findPatient } from '../enrolment/seek-patient.ts';
import type { SignUpDemographics } from '../enrolment/sign-up-data.ts';
import { type PatientRecord, PatientsUnreachable } from '../ports/patients.ts';
import { DAY_SECONDS, secondsAfter } from '../time.ts';
import { Deferred } from './deferred.ts';
import type { SignUpLetter } from './job.ts';
import type { JobPorts } from './job-ports.ts';
import type { Enqueue } from './job-queue.ts';

/** At most 4 letters in 30 days to a person, and a day apart. */
const MAXIMUM = [
  { period: 'day', letters: 1, seconds: DAY_SECONDS },
  { period: 'month', letters: 4, seconds: 30 * DAY_SECONDS },
] as const;

/** A family shares an address, which gets so many times as many. */
const PEOPLE_PER_ADDRESS = 4;

type Ports = Pick<JobPorts, 'patients' | 'settings' | 'clock' | 'report'>;

/**
 * Issues an access code and queues its letter: for a patient to the address on file, never to the one that was typed; for
 * everybody else to that. Beyond MAXIMUM none goes. All of this is decided here, where no reply tells of it. Run twice, the
 * person still gets one letter.
 *
 * @throws Deferred while the registry cannot be reached, so that the queue tries again.
 */
export async function sendSignUpLetter(
  letter: SignUpLetter,
  db: Kysely<Tables>,
  enqueue: Enqueue,
  ports: Ports,
): Promise<void> {
  const { settings, clock, report } = ports;
  const { person, language } = letter;
  const record = letter.isPatient ? await findRecord(person, ports) : null;
  const issuedTo = record === null ? issuedToPerson(newPersonOf(person)) : issuedToPatient(record);
  const recipients = recipientsOf(record ?? addressedTo(person), settings.healthSystem.country);
  if (recipients.length === 0) return report({ queue: 'sign-up-letter', reason: 'no address on file' });
  const { secret } = settings;
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const subjects = subjectsOf(secret, person, record);
    if (!(await isWithinLimits(trx, subjects, secret, now)))
      return report({ queue: 'sign-up-letter', reason: 'limit' });
    const patientId = record?.patientId ?? null;
    const issued = await issueAccessCode(trx, { channel: 'letter', patientId, issuedTo, secret, now });
    const reference = record === null ? { reference: issuedTo.number } : {};
    const order = { id: derivedUuid(`letter ${letter.id}`), recipients, issued, language, ...reference };
    await enqueue(trx, letterJob(order, settings));
    const details = { channel: 'letter' };
    await appendAudit(trx, { secret, now }, { event: 'accessCodeIssued', accountId: null, actor: 'visitor', details });
  });
}

async function findRecord(person: SignUpDemographics, { patients, settings }: Ports): Promise<PatientRecord | null> {
  try {
    return await findPatient(person, patients, settings.secret);
  } catch (error) {
    if (error instanceof PatientsUnreachable) throw new Deferred('The registry of patients does not answer.');
    throw error;
  }
}

function newPersonOf({ firstName, lastName, birthDate, email, zip, ...person }: SignUpDemographics) {
  const phones = [person.mobilePhone, person.homePhone, person.workPhone];
  return { firstName, lastName, birthDate, email, zip, phones: phones.flatMap((phone) => phone?.e164 ?? []) };
}

function addressedTo(person: SignUpDemographics): Parameters<typeof recipientsOf>[0] {
  const { firstName, middleName, lastName, address, address2, city, state, zip, country } = person;
  const lines = [address, address2].filter(Boolean);
  return {
    name: { firstName, middleName, lastName },
    otherNames: [],
    addresses: [{ use: 'home', lines, city, state, zip, country }],
  };
}

/** By whom letters are counted, and for how many people they may be. */
interface Subject {
  key: string;
  people: number;
}

/** The patient, or the person and the address that they gave. */
function subjectsOf(secret: string, person: SignUpDemographics, record: PatientRecord | null): Subject[] {
  if (record !== null) return [{ key: `patient:${record.patientId}`, people: 1 }];
  const { address, zip, country } = person;
  return [
    { key: `person:${Buffer.from(personKey(secret, person)).toString('hex')}`, people: 1 },
    { key: `address:${[address, zip, country].join('\n').toLowerCase()}`, people: PEOPLE_PER_ADDRESS },
  ];
}

/** The longer period is counted only where the shorter one allows a letter: asking again is no letter. */
async function isWithinLimits(
  trx: Transaction<Tables>,
  subjects: readonly Subject[],
  secret: string,
  now: Date,
): Promise<boolean> {
  for (const { period, letters, seconds } of MAXIMUM) {
    const limits = new Map(
      subjects.map(({ key, people }) => [limitKey(secret, `letters a ${period}:${key}`), letters * people]),
    );
    const usages = await countUse(trx, [...limits.keys()], now, secondsAfter(now, seconds));
    if (usages.some(({ key, points }) => points > (limits.get(key) ?? 0))) return false;
  }
  return true;
}
