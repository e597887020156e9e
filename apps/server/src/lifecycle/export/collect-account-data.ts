import type { Language } from '@portico/contract';
import { formatHelpDeskReference } from '@portico/rules';
import type { Kysely } from 'kysely';
import { unsealProfile } from '../../accounts/profile.ts';
import type { Account } from '../../accounts/queries/accounts.ts';
import { listDevices } from '../../accounts/queries/devices.ts';
import { listSessions } from '../../accounts/queries/sessions.ts';
import { questionText } from '../../accounts/security-questions/questions.ts';
import { factorLabel } from '../../accounts/two-step/factor-label.ts';
import { loadFactors } from '../../accounts/two-step/factors.ts';
import { unsealSavedFigures } from '../../estimates/figures/saved-figures.ts';
import { unsealInsurance } from '../../estimates/insurance/insurance.ts';
import { listInsurances } from '../../estimates/queries/insurances.ts';
import { listSavedEstimates } from '../../estimates/queries/saved-estimates.ts';
import { unsealAnswer } from '../../help-desk/answer.ts';
import { unsealLetter } from '../../help-desk/letter.ts';
import { answersOfOwner } from '../../help-desk/queries/answers.ts';
import { allMessagesOfAccount } from '../../help-desk/queries/messages.ts';
import { patientsOf } from '../../patients/queries/patient-accounts.ts';
import { findCoverage, findPatientRow } from '../../patients/queries/patients.ts';
import { unsealCoverage, unsealRecord } from '../../patients/stored-record.ts';
import type { AuditEntry } from '../../platform/audit/find-entries.ts';
import { eventsOfAccount } from '../../platform/audit/events-of-account.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { secondsAfter } from '../../platform/time.ts';
import { listVisits } from '../../visits/queries/visits.ts';
import { unsealVisitDetails } from '../../visits/visit-details.ts';
import type { AccountData, EventActor } from './account-data.ts';

/** What a collection of data needs. */
interface Collecting {
  db: Kysely<Tables>;
  account: Account;
  settings: Pick<Settings, 'keys' | 'healthSystem' | 'publicUrl'>;
  /** Of the titles of visits, and of the security question. */
  language: Language;
  now: Date;
}

/** Collects everything that an account has, for its owner to take along. */
export async function collectAccountData(collecting: Collecting): Promise<AccountData> {
  const { account, settings, language, now } = collecting;
  const profile = unsealProfile(settings.keys, account);
  const { account_id: id, security_question: question } = account;
  return {
    exportedAt: now.toISOString(),
    hospital: settings.healthSystem.name,
    portal: settings.publicUrl,
    account: {
      ...profile,
      id,
      createdAt: account.created_at.toISOString(),
      lastPasswordChangeAt: account.password_changed_at.toISOString(),
      securityQuestion: question === null ? null : (questionText(question, language) ?? null),
    },
    patient: await patientOf(collecting),
    ...(await securityOf(collecting)),
    ...(await estimatesOf(collecting)),
    visits: await visitsOf(collecting),
    messages: await messagesOf(collecting),
  };
}

async function patientOf({ db, account, settings }: Collecting): Promise<AccountData['patient']> {
  const [linked] = await patientsOf(db, account.account_id);
  const row = linked === undefined ? undefined : await findPatientRow(db, linked.patientId);
  if (row === undefined) return null;
  const { standing: _standing, ...record } = unsealRecord(settings.keys, row);
  const coverage = await findCoverage(db, row.patient_id);
  return { ...record, coverage: coverage.map((each) => unsealCoverage(settings.keys, each)) };
}

async function securityOf({
  db,
  account: { account_id: accountId },
  settings: { keys, healthSystem },
  now,
}: Collecting): Promise<Pick<AccountData, 'factors' | 'sessions' | 'devices' | 'securityEvents'>> {
  const usedAfter = secondsAfter(now, -healthSystem.session.idleSeconds);
  const sessions = await listSessions(db, accountId, { now, usedAfter });
  return {
    factors: (await loadFactors(db, keys, accountId)).map(({ secret, addedAt, lastUsedAt }) => ({
      kind: secret.kind,
      label: factorLabel(secret),
      addedAt: addedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    sessions: sessions.map(({ browser, signed_in_at, last_used_at }) => ({
      browser,
      signedInAt: signed_in_at.toISOString(),
      lastUsedAt: last_used_at.toISOString(),
    })),
    devices: (await listDevices(db, accountId)).map(({ browser, last_used_at }) => ({
      browser,
      lastUsedAt: last_used_at.toISOString(),
    })),
    securityEvents: (await eventsOfAccount(db, accountId)).map(({ at, event, ...done }) => ({
      at: at.toISOString(),
      event,
      by: actorOf(done),
    })),
  };
}

function actorOf({ actor, details }: Pick<AuditEntry, 'actor' | 'details'>): EventActor {
  if (details['proxy'] !== undefined) return 'proxy';
  if (actor === 'account') return 'owner';
  return actor === 'system' ? 'portal' : actor;
}

async function estimatesOf({
  db,
  account: { account_id: accountId },
  settings: { keys },
  now,
}: Collecting): Promise<Pick<AccountData, 'insurances' | 'estimates'>> {
  const insurances = await listInsurances(db, accountId);
  const estimates = await listSavedEstimates(db, accountId, now);
  return {
    insurances: insurances.map((row) => ({
      ...unsealInsurance(keys, row),
      isOnFile: row.is_on_file || row.is_second_on_file,
      enteredAt: row.created_at.toISOString(),
    })),
    estimates: estimates.map((row) => ({
      ...unsealSavedFigures(keys, row.id, row.saved_figures),
      id: row.id,
      savedAt: row.saved_at.toISOString(),
      validUntil: row.valid_until.toISOString(),
    })),
  };
}

async function visitsOf({ db, account, settings, language, now }: Collecting): Promise<AccountData['visits']> {
  const visits = await listVisits(db, account.account_id, now);
  return visits.map((visit) => {
    const { title, clinician } = unsealVisitDetails(settings.keys, visit);
    return {
      id: visit.visit_id,
      title: title[language],
      clinician,
      status: visit.status,
      isVideo: visit.is_video,
      startsAt: visit.starts_at.toISOString(),
      endsAt: visit.ends_at.toISOString(),
    };
  });
}

async function messagesOf({ db, account, settings: { keys } }: Collecting): Promise<AccountData['messages']> {
  const answers = Map.groupBy(await answersOfOwner(db, account.account_id), ({ reference }) => reference);
  const messages = await allMessagesOfAccount(db, account.account_id);
  return messages.map((message) => ({
    reference: formatHelpDeskReference(message.reference),
    sentAt: message.sent_at.toISOString(),
    text: unsealLetter(keys, message).comments,
    answers: (answers.get(message.reference) ?? []).map((answer) => ({
      at: answer.answered_at.toISOString(),
      text: unsealAnswer(keys, answer),
    })),
  }));
}
