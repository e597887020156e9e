import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Clock } from '../ports/clock.ts';
import type { HealthSystem } from '../platform/settings/health-system.ts';
import type { Services } from '../platform/services.ts';
import { secondsAfter } from '../platform/time.ts';
import { loginUid, readLoginCookie, readLoginUid } from './login-id.ts';
import { listAppLogins, saveAppLogins } from './queries/app-logins.ts';
import { findLiveLogin, type LiveLogin } from './queries/live-logins.ts';
import { levelOf } from './sign-in-levels.ts';

/**
 * The provider's sessions are a view of the portal's (docs/decisions/0166): there is one cookie, and one row that says whether somebody is signed in. So whatever
 * ends a session ends at once what apps were given in it. What the provider itself writes is which apps were signed in to, and its state of a sign-out.
 *
 * @param artifacts keeps what is nobody's: the sign-out of somebody who is signed out already.
 */
export function sessionAdapter(
  artifacts: Adapter,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Adapter {
  const { db } = services.database;
  const view = async (login: LiveLogin, jti: string): Promise<AdapterPayload> => {
    const of = { account_id: login.accountId, session_id: login.sessionId };
    const uid = loginUid(login);
    const [apps, kept] = await Promise.all([listAppLogins(db, of), artifacts.find(uid)]);
    return {
      kind: 'Session',
      jti,
      uid,
      accountId: login.accountId,
      loginTs: Math.floor(login.signedInAt.getTime() / 1000),
      exp: Math.floor(login.endsAt.getTime() / 1000),
      ...levelOf(login.shownFactor, login.identityAmr),
      authorizations: Object.fromEntries(
        apps.map(({ client_id, sid, grant_id }) => [
          client_id,
          { sid, ...(grant_id === null ? {} : { grantId: grant_id }) },
        ]),
      ),
      ...(kept?.state === undefined ? {} : { state: kept.state }),
    };
  };
  return {
    ...artifacts,
    find: async (id) => {
      const named = readLoginCookie(id);
      // What is kept of a login beside its session (`upsert`) is no session that a browser can name.
      if (named === null) return readLoginUid(id) === null ? artifacts.find(id) : undefined;
      const login = await findLiveLogin(db, named, liveAt(services));
      return login?.isOpen ? view(login, id) : undefined;
    },
    findByUid: async (uid) => {
      const named = readLoginUid(uid);
      const login = named === null ? undefined : await findLiveLogin(db, named, liveAt(services));
      // What was handed out in a session is worth nothing while it waits for its person.
      return login === undefined || login.isDue ? undefined : view(login, uid);
    },
    upsert: async (id, payload, expiresIn) => {
      const uid = payload.uid ?? '';
      const named = readLoginUid(uid);
      if (named === null) {
        // Nobody is signed in but by the portal.
        if (payload.accountId !== undefined) throw new errors.SessionNotFound('the session has ended');
        return artifacts.upsert(id, payload, expiresIn);
      }
      const apps = Object.entries(payload.authorizations ?? {}).flatMap(([clientId, { sid, grantId }]) =>
        sid === undefined
          ? []
          : [
              {
                account_id: named.accountId,
                session_id: named.sessionId,
                client_id: clientId,
                sid,
                grant_id: grantId ?? null,
              },
            ],
      );
      await saveAppLogins(db, apps);
      const { state, exp, accountId } = payload;
      if (state === undefined) return artifacts.destroy(uid);
      return artifacts.upsert(uid, { state, exp, accountId, kind: 'Session', jti: uid }, expiresIn);
    },
    // The portal's session is not the provider's to end: whoever serves the sign-out ends it (serve-openid.ts).
    destroy: async (id) => (readLoginCookie(id) === null ? artifacts.destroy(id) : undefined),
  };
}

/** Since when a session must have been used to be live now. */
export function liveAt({
  ports,
  settings,
}: {
  ports: { clock: Clock };
  settings: { healthSystem: Pick<HealthSystem, 'session'> };
}): { now: Date; usedAfter: Date } {
  const now = ports.clock.now();
  return { now, usedAfter: secondsAfter(now, -settings.healthSystem.session.idleSeconds) };
}
