import type { InputOf, ReplyOf } from '@portico/contract';
import { unsealProfile } from '../profile.ts';
import { findPatient } from '../queries/accounts.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
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
  const { username, firstName, lastName } = unsealProfile(settings.keys, patient);
  const times = sessionTimes(session, settings.healthSystem.session, ports.clock.now());
  return {
    username,
    firstName,
    lastName,
    securityPoints: patient.security_points,
    admittedTo: patient.admitted_to,
    termsDue: session.termsDue,
    times,
  };
}
