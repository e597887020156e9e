import { importJWK, SignJWT } from 'jose';
import type { Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Tables } from '../../platform/db/tables.ts';
import { Deferred } from '../../platform/jobs/deferred.ts';
import type { JobPorts } from '../../platform/jobs/job-ports.ts';
import { issuerOf } from '../issuer.ts';
import { currentSigningKeys, SIGNING_ALGORITHM } from '../signing-keys.ts';
import { subjectFor } from '../subject.ts';
import { type AppSignOut, tellAppJob } from './tell-app-job.ts';

/** In seconds: a token that comes later than this is none any more. */
const TOKEN_LIFETIME = 120;

/**
 * Tells an app that a session has ended. One that has left the settings meanwhile is not told.
 *
 * @throws Deferred, so that the queue tries again.
 */
export async function tellApp(
  { clientId, accountId, sid }: AppSignOut,
  db: Kysely<Tables>,
  { appSignOuts, clock, settings, report }: Pick<JobPorts, 'appSignOuts' | 'clock' | 'settings' | 'report'>,
): Promise<void> {
  const client = settings.healthSystem.openIdClients.find(({ id }) => id === clientId);
  if (client?.backchannelLogoutUri === undefined) return;
  const [key] = await currentSigningKeys(db, settings.keys, clock.now());
  if (key === undefined) throw new Error('there is no key to sign with');
  const token = await new SignJWT({ sid, events: { 'http://schemas.openid.net/event/backchannel-logout': {} } })
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: key.kid, typ: 'logout+jwt' })
    .setIssuer(issuerOf(settings))
    .setAudience(client.id)
    .setSubject(subjectFor(settings.keys, client, accountId))
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${TOKEN_LIFETIME}s`)
    .sign(await importJWK(key, SIGNING_ALGORITHM));
  const outcome = await appSignOuts.tell(client.backchannelLogoutUri, token);
  if (outcome === 'deferred') throw new Deferred('The app does not answer.');
  if (outcome === 'refused') report({ queue: tellAppJob.name, reason: outcome, detail: clientId });
}
