import { activationFlow } from '@portico/rules';
import { accountOf } from '../../patients/queries/patient-accounts.ts';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { PatientRecord } from '../../ports/patients.ts';
import { requireMove } from '../enrolment.ts';
import type { SignUpIdentity } from '../sign-up/sign-up-data.ts';
import { loadActivation, nothingFound, sessionEnd } from './activation.ts';
import { beginSession } from './begin-session.ts';
import { issueAccessCode } from './issue-access-code.ts';
import { issuedToPatient } from './issued-to.ts';
import { accessCodeHash } from './new-access-code.ts';

/**
 * Begins an activation in a browser whose person an identity provider has proven to be the patient of a record: with a code that is
 * issued and shown to nobody, so that all that follows a code follows here, what ends the other codes of the patient included.
 *
 * @returns `hasAccount`, and nothing is begun, where the patient has an account.
 * @throws PatientsUnreachable
 */
export async function beginActivationByIdentity(
  record: PatientRecord,
  identity: SignUpIdentity,
  visitor: Visitor,
  services: Services,
): Promise<'begun' | 'hasAccount'> {
  const { database, ports, settings } = services;
  const { keys } = settings;
  const { patientId } = record;
  const now = ports.clock.now();
  if ((await accountOf(database.db, patientId)) !== null) return 'hasAccount';
  const issuedTo = issuedToPatient(record, await ports.patients.coverageOf(record));
  const { code } = await database.db
    .transaction()
    .execute((trx) => issueAccessCode(trx, { channel: 'identity', patientId, issuedTo, keys, now }));
  const hash = Buffer.from(accessCodeHash(keys, code)).toString('base64url');
  const activation = await loadActivation(visitor, services);
  const state = requireMove<activationFlow.State>(activationFlow.next(activationFlow.start, { type: 'found' }));
  const data = { ...nothingFound, code: hash, expires: sessionEnd('activation', now), identity };
  await beginSession({ ...activation, state, data }, 'identity', visitor, services);
  return 'begun';
}
