import { textOf } from '@portico/contract';
import { formatHelpDeskReference } from '@portico/rules';
import { unsealProfile } from '../../accounts/profile.ts';
import { questionText } from '../../accounts/security-questions/questions.ts';
import { unsealAnswer } from '../../help-desk/answer.ts';
import { type HelpDeskLetter, unsealLetter } from '../../help-desk/letter.ts';
import { answersOfOwner } from '../../help-desk/queries/answers.ts';
import { allMessagesOfAccount } from '../../help-desk/queries/messages.ts';
import { findAdmission } from '../../patients/queries/admissions.ts';
import { patientsOf } from '../../patients/queries/patient-accounts.ts';
import { findCoverage, findPatientRow } from '../../patients/queries/patients.ts';
import { unsealCoverage, unsealRecord } from '../../patients/stored-record.ts';
import { listVisits } from '../../visits/queries/visits.ts';
import { unsealVisitDetails } from '../../visits/visit-details.ts';
import { type AccountData, withheldParts } from './account-data.ts';
import { estimatesOf, insuranceOf } from './collect-estimates.ts';
import { enrolmentOf, peopleOf } from './collect-people.ts';
import { securityOf } from './collect-security.ts';
import type { Collecting } from './collecting.ts';
import { recordDueOf } from './record-due.ts';

/**
 * Collects everything that an account has, for its owner to take along.
 *
 * @param withRecord false leaves out what comes from the hospital's record, or may.
 */
export async function collectAccountData(collecting: Collecting, withRecord: boolean): Promise<AccountData> {
  const { db, account, settings, now } = collecting;
  const due = withRecord ? null : await recordDueOf(db, account.account_id);
  const insured = withRecord ? await insuranceOf(collecting) : { insurances: [], inquiries: [] };
  return {
    exportedAt: now.toISOString(),
    hospital: settings.healthSystem.name,
    portal: settings.publicUrl,
    notYet: due === null ? null : { from: due, parts: withheldParts },
    ...ownerOf(collecting),
    patient: withRecord ? await patientOf(collecting) : null,
    stay: await stayOf(collecting),
    ...(await securityOf(collecting)),
    ...(await enrolmentOf(collecting)),
    ...(await peopleOf(collecting)),
    ...insured,
    ...(await estimatesOf(collecting)),
    visits: await visitsOf(collecting),
    messages: await messagesOf(collecting),
  };
}

function ownerOf({ account, settings, language }: Collecting): Pick<AccountData, 'account' | 'terms'> {
  const { account_id: id, security_question: question } = account;
  return {
    account: {
      ...unsealProfile(settings.keys, account),
      id,
      status: account.standing,
      createdAt: account.created_at.toISOString(),
      lastPasswordChangeAt: account.password_changed_at.toISOString(),
      securityQuestion: question === null ? null : (questionText(question, language) ?? null),
      emailConfirmedAt: account.email_confirmed_at?.toISOString() ?? null,
      permissions: account.security_points,
    },
    terms: { version: account.terms_version, acceptedAt: account.terms_accepted_at?.toISOString() ?? null },
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

async function stayOf({ db, account, settings }: Collecting): Promise<AccountData['stay']> {
  const stay = await findAdmission(db, account.account_id);
  if (stay === undefined) return null;
  const { class: kind, location_id: locationId, unit, bed, admitted_at: at } = stay;
  const location = settings.healthSystem.locations.find(({ id }) => id === locationId)?.name ?? locationId;
  return { class: kind, location, unit, bed, admittedAt: at.toISOString() };
}

async function visitsOf({ db, account, settings, language, now }: Collecting): Promise<AccountData['visits']> {
  const visits = await listVisits(db, account.account_id, now);
  return visits.map((visit) => {
    const { title, clinician } = unsealVisitDetails(settings.keys, visit);
    return {
      id: visit.visit_id,
      title: textOf(title, language),
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
    topic: message.topic,
    status: message.status,
    ...writtenIn(unsealLetter(keys, message)),
    answers: (answers.get(message.reference) ?? []).map((answer) => ({
      at: answer.answered_at.toISOString(),
      text: unsealAnswer(keys, answer),
    })),
  }));
}

function writtenIn({ comments, ...from }: HelpDeskLetter): { text: string; from: Omit<HelpDeskLetter, 'comments'> } {
  return { text: comments, from };
}
