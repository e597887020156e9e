import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import { seal, unseal } from '../platform/crypto/sealed.ts';
import { hashOf } from '../platform/crypto/token.ts';
import type { Services } from '../platform/services.ts';
import { consumeArtifact, deleteArtifact, deleteGrant, findArtifact, upsertArtifact } from './queries/artifacts.ts';
import { sessionAdapter } from './session-adapter.ts';

/** Where the provider keeps what it makes: sessions are the portal's own, everything else is an artifact. */
export function createAdapter(services: Pick<Services, 'database' | 'ports' | 'settings'>): (kind: string) => Adapter {
  return (kind) => {
    const artifacts = artifactAdapter(kind, services);
    return kind === 'Session' ? sessionAdapter(artifacts, services) : artifacts;
  };
}

/** Artifacts of one kind in the database, found by the hash of their id and sealed. */
function artifactAdapter(
  kind: string,
  { database, ports, settings }: Pick<Services, 'database' | 'ports' | 'settings'>,
): Adapter {
  const { db } = database;
  const { keys } = settings;
  const keyOf = (id: string): Uint8Array => hashOf(`${kind}:${id}`);
  const place = (idHash: Uint8Array) => ({ column: 'openid_artifacts.sealed', row: { id_hash: idHash } }) as const;
  return {
    upsert: async (id, payload) => {
      const idHash = keyOf(id);
      await upsertArtifact(db, {
        id_hash: idHash,
        grant_hash: payload.grantId === undefined ? null : grantKey(payload.grantId),
        account_id: payload.accountId ?? payload.session?.accountId ?? null,
        sealed: seal(keys, place(idHash), payload),
        expires_at: new Date((payload.exp ?? 0) * 1000),
      });
    },
    find: async (id) => {
      const idHash = keyOf(id);
      const found = await findArtifact(db, idHash);
      if (found === undefined) return undefined;
      const payload = unseal(keys, place(idHash), found.sealed) as AdapterPayload;
      return found.consumed_at === null ? payload : { ...payload, consumed: seconds(found.consumed_at) };
    },
    consume: async (id) => {
      const idHash = keyOf(id);
      if (await consumeArtifact(db, idHash, ports.clock.now())) return;
      // Somebody else used it since it was read: as if it had been read after that.
      const found = await findArtifact(db, idHash);
      if (found?.grant_hash) await deleteGrant(db, found.grant_hash);
      throw new errors.InvalidGrant('already used');
    },
    destroy: (id) => deleteArtifact(db, keyOf(id)),
    revokeByGrantId: (grantId) => deleteGrant(db, grantKey(grantId)),
    // Of sessions and of devices alone.
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
  };
}

const grantKey = (grantId: string): Uint8Array => hashOf(`Grant:${grantId}`);

function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
