import { appendAudit } from '../../platform/audit/append-audit.ts';
import { staffCookieName, staffCookieOptions } from '../sign-in/cookies.ts';
import type { StaffHandlers } from '../handler.ts';
import { endStaffSessions } from '../sign-in/sessions.ts';

export const sessionCalls = {
  async signOut({ everywhere }, member, { services, reply }) {
    const { database, settings, clock } = services;
    const { name: by, subject: user } = member;
    const sessions = await endStaffSessions(member, everywhere, services);
    await database.db
      .transaction()
      .execute((trx) =>
        appendAudit(
          trx,
          { keys: settings.keys, now: clock.now() },
          { event: 'staffSignedOut', accountId: null, actor: 'staff', details: { by, user, sessions } },
        ),
      );
    reply.clearCookie(staffCookieName('session', settings.mode), staffCookieOptions('session', settings.mode));
    return {};
  },
} satisfies Pick<StaffHandlers, 'signOut'>;
