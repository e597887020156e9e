import type { Keys } from '../../platform/crypto/keys.ts';
import { printLetterJob } from '../../documents/jobs/print-letter-job.ts';
import type { Kysely, Transaction } from 'kysely';
import { personKey } from '../../platform/crypto/lookup-keys.ts';
import { issueAccessCode } from './issue-access-code.ts';
import { type IssuedTo, issuedToPatient, issuedToPerson } from './issued-to.ts';
import { accessCodeLetter, recipientsOf } from './access-code-letter.ts';
import { appendAudit } from '../../platform/audit/append-audit.ts';
import { derivedUuid } from '../../platform/crypto/derived-uuid.ts';
import { limitKey } from '../../platform/limits/limit-key.ts';
import { countUse } from '../../platform/limits/rate-limits.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { ownerOf } from '../sign-up/owner-of.ts';
import { findPatient } from '../sign-up/look-up-patient.ts';
import type { SignUpDemographics } from '../../accounts/sign-up-demographics.ts';
import { PatientsUnreachable } from '../../ports/patients.ts';
import { secondsAfter } from '../../platform/time.ts';
import { Deferred } from '../../platform/jobs/deferred.ts';
import type { JobPorts } from '../../platform/jobs/job-ports.ts';
import type { Enqueue } from '../../platform/jobs/job-queue.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { SignUpLetter } from './sign-up-letter-job.ts';

const periods = [
  { period: 'day', ...limits.lettersADay },
  { period: 'month', ...limits.lettersAMonth },
] as const;

type Ports = Pick<JobPorts, 'patients' | 'settings' | 'clock' | 'report'>;

/**
 * Issues an access code and queues its letter. A person who says they are a patient gets it at the address on file or
 * not at all: a letter to a typed address would tell that the hospital has no such patient. A person who says they are
 * not a patient gets it at the typed address, and the registry is not asked. Beyond the limits no letter is sent. All this
 * is decided here, in the job, so that no response reveals it. If the job runs twice, the person still gets one letter.
 *
 * @throws Deferred while the registry is not reachable, so that the queue tries again.
 */
export async function sendSignUpLetter(
  letter: SignUpLetter,
  db: Kysely<Tables>,
  enqueue: Enqueue,
  ports: Ports,
): Promise<void> {
  const { settings, clock, report } = ports;
  const addressee = letter.isPatient ? await patientOf(letter.person, ports) : newPersonOf(letter, settings.keys);
  if (addressee === null) return;
  const { patientId, issuedTo, subjects } = addressee;
  const recipients = recipientsOf(addressee.addressed, settings.healthSystem.country);
  if (recipients.length === 0) return report({ queue: 'sign-up-letter', reason: 'no address on file' });
  const { keys } = settings;
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    if (!(await isWithinLimits(trx, subjects, keys, now))) return report({ queue: 'sign-up-letter', reason: 'limit' });
    const issued = await issueAccessCode(trx, { channel: 'letter', patientId, issuedTo, keys, now });
    const reference = patientId === null ? { reference: issuedTo.number } : {};
    const order = {
      id: derivedUuid(`letter ${letter.id}`),
      recipients,
      issued,
      language: letter.language,
      ...reference,
    };
    await enqueue(trx, printLetterJob.of(accessCodeLetter(order, settings)));
    const details = { channel: 'letter' };
    await appendAudit(trx, { keys, now }, { event: 'accessCodeIssued', accountId: null, actor: 'visitor', details });
  });
}

/** The person to whom a letter is sent. */
interface Addressee {
  patientId: string | null;
  issuedTo: IssuedTo;
  addressed: Parameters<typeof recipientsOf>[0];
  subjects: readonly Subject[];
}

/** Null if the registry does not know the person. */
async function patientOf(person: SignUpDemographics, { patients, settings }: Ports): Promise<Addressee | null> {
  try {
    const record = await findPatient(person, patients, settings.keys);
    if (record === null) return null;
    const { patientId } = record;
    const issuedTo = issuedToPatient(record, await patients.coverageOf(record));
    return { patientId, issuedTo, addressed: record, subjects: [{ key: `patient:${patientId}`, people: 1 }] };
  } catch (error) {
    if (error instanceof PatientsUnreachable) throw new Deferred('The registry of patients does not answer.');
    throw error;
  }
}

function newPersonOf({ person, partner, language }: SignUpLetter, keys: Keys): Addressee {
  return {
    patientId: null,
    issuedTo: issuedToPerson(ownerOf(person, partner, language)),
    addressed: addressedTo(person),
    subjects: subjectsOf(keys, person),
  };
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

/** A subject of the limits, and the number of people who may share it. */
interface Subject {
  key: string;
  people: number;
}

/** The person, and the address that they typed. */
function subjectsOf(keys: Keys, person: SignUpDemographics): Subject[] {
  const { address, zip, country } = person;
  return [
    { key: `person:${Buffer.from(personKey(keys, person)).toString('hex')}`, people: 1 },
    { key: `address:${[address, zip, country].join('\n').toLowerCase()}`, people: limits.lettersPerAddress.number },
  ];
}

/** The longer period is counted only if the shorter one allows a letter: a refused request sends no letter. */
async function isWithinLimits(
  trx: Transaction<Tables>,
  subjects: readonly Subject[],
  keys: Keys,
  now: Date,
): Promise<boolean> {
  for (const { period, number: letters, window } of periods) {
    const uses = new Map(
      subjects.map(({ key, people }) => [limitKey(keys, `letters a ${period}:${key}`), letters * people]),
    );
    const usages = await countUse(trx, [...uses.keys()], now, secondsAfter(now, window));
    if (usages.some(({ key, points }) => points > (uses.get(key) ?? 0))) return false;
  }
  return true;
}
