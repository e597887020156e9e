import { listIdentities } from '../../accounts/queries/account-identities.ts';
import { findAccountProof } from '../../accounts/queries/account-proofs.ts';
import { listDevices } from '../../accounts/queries/devices.ts';
import { countRecoveryCodes } from '../../accounts/queries/recovery-codes.ts';
import { listSessions } from '../../accounts/queries/sessions.ts';
import { factorLabel } from '../../accounts/two-step/factor-label.ts';
import { loadFactors } from '../../accounts/two-step/factors.ts';
import { listConsents } from '../../openid/queries/consents.ts';
import { eventsOfAccount } from '../../platform/audit/events-of-account.ts';
import type { AuditEntry } from '../../platform/audit/find-entries.ts';
import { secondsAfter } from '../../platform/time.ts';
import type { AccountData, EventActor } from './account-data.ts';
import type { Collecting } from './collecting.ts';

/** How the account is signed in to, and what happened with it. */
export async function securityOf({
  db,
  account: { account_id: accountId },
  settings: { keys, healthSystem },
  now,
}: Collecting): Promise<
  Pick<
    AccountData,
    'factors' | 'recoveryCodesLeft' | 'sessions' | 'devices' | 'shownBy' | 'identities' | 'apps' | 'securityEvents'
  >
> {
  const usedAfter = secondsAfter(now, -healthSystem.session.idleSeconds);
  const sessions = await listSessions(db, accountId, { now, usedAfter });
  const proof = await findAccountProof(db, accountId);
  return {
    factors: (await loadFactors(db, keys, accountId)).map(({ secret, addedAt, lastUsedAt }) => ({
      kind: secret.kind,
      label: factorLabel(secret),
      addedAt: addedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodes(db, accountId),
    sessions: sessions.map(({ browser, signed_in_at, last_used_at }) => ({
      browser,
      signedInAt: signed_in_at.toISOString(),
      lastUsedAt: last_used_at.toISOString(),
    })),
    devices: (await listDevices(db, accountId)).map(({ browser, last_used_at }) => ({
      browser,
      lastUsedAt: last_used_at.toISOString(),
    })),
    shownBy:
      proof === undefined
        ? null
        : {
            method: proof.method,
            identityProvider: proof.provider_id,
            level: proof.level,
            at: proof.proven_at.toISOString(),
          },
    identities: (await listIdentities(db, accountId)).map(({ provider_id: provider, linked_at, last_used_at }) => ({
      provider,
      linkedAt: linked_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
    apps: (await listConsents(db, accountId)).map(({ client_id, scopes, given_at }) => ({
      app: client_id,
      mayKnow: scopes,
      agreedAt: given_at.toISOString(),
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
