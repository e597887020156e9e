import { appendAudit } from '../../platform/audit/append-audit.ts';
import { staffCookieName, staffCookieOptions } from '../sign-in/cookies.ts';
import type { StaffHandlers } from '../handler.ts';
import { endStaffSessions } from '../sign-in/sessions.ts';

export const sessionCalls = {
  async signOut({ everywhere, language }, member, { services, reply }) {
    const { database, settings, clock, provider } = services;
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
    // Whoever signs in next at this desk is somebody else.
    return { leaveAt: await provider.signOutAddress(language) };
  },
} satisfies Pick<StaffHandlers, 'signOut'>;
