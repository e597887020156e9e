import { extendSession } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { requireSession } from '../../accounts/sessions/require-session.ts';
import { sessionTimes } from '../../accounts/sessions/session-times.ts';

/** The call itself is the use that keeps the session from ending. */
export const extendSessionRoute = defineRoute(extendSession, async (_input, visitor, { ports, settings }) =>
  sessionTimes(requireSession(visitor), settings.healthSystem.session, ports.clock.now()),
);
