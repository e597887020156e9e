import type { InputOf, ReplyOf } from '@portico/contract';
import { confirmedEmail } from '../email/confirmed-email.ts';
import { findPeople } from '../people.ts';
import { unsealProfile } from '../profile.ts';
import { findPatient } from '../queries/accounts.ts';
import type { SignedIn } from '../../platform/visitor/signed-in.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { listFactors } from '../queries/second-factors.ts';
import { secondStepDemand } from '../two-step/demanded.ts';
import { requireSession } from '../sessions/require-session.ts';
import { sessionTimes } from '../sessions/session-times.ts';

/**
 * The signed-in person, and the end of the session.
 *
 * @throws Refusal signInRequired
 */
export async function getSession(
  _input: InputOf<'getSession'>,
  visitor: Visitor,
  { database, ports, settings }: Services,
): Promise<ReplyOf<'getSession'>> {
  const session = requireSession(visitor);
  const patient = await findPatient(database.db, session.accountId);
  if (patient === undefined) throw new Refusal('signInRequired');
  const profile = unsealProfile(settings.keys, patient);
  const { username, firstName, lastName } = profile;
  const now = ports.clock.now();
  const demand = await secondStepDemand(database.db, settings.healthSystem, patient, now);
  const isWanting = demand !== null && (await listFactors(database.db, session.accountId)).length === 0;
  const byEmail = confirmedEmail(profile, patient) !== null && !patient.recovered_by_email;
  return {
    username,
    firstName,
    lastName,
    securityPoints: patient.security_points,
    actingFor: await personActedFor(session, { database, settings }),
    // A stay of the person's own is no matter of somebody else's.
    admittedTo: session.acting === null ? patient.admitted_to : null,
    termsDue: session.termsDue,
    secondStep: isWanting ? { from: demand.from, due: session.factorDue, byEmail } : null,
    times: sessionTimes(session, settings.healthSystem.session, now),
  };
}

async function personActedFor(
  { acting }: SignedIn,
  { database, settings }: Pick<Services, 'database' | 'settings'>,
): Promise<ReplyOf<'getSession'>['actingFor']> {
  if (acting === null) return null;
  const { proxyId, access } = acting;
  if (access === null) return { proxyId, name: '', scopes: [], hasEnded: true };
  const { patientAccountId, scopes } = access;
  const people = await findPeople(database.db, settings.keys, [patientAccountId]);
  return { proxyId, name: people.get(patientAccountId)?.fullName ?? '', scopes: [...scopes], hasEnded: false };
}
