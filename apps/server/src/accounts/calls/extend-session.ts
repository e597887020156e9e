import type { InputOf, ReplyOf } from '@portico/contract';
import type { Services } from '../../platform/services.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import { requireSession } from '../sessions/require-session.ts';
import { sessionTimes } from '../sessions/session-times.ts';

/** Extends the session: the call itself counts as use. */
export async function extendSession(
  _input: InputOf<'extendSession'>,
  visitor: Visitor,
  { ports, settings }: Services,
): Promise<ReplyOf<'extendSession'>> {
  return sessionTimes(requireSession(visitor), settings.healthSystem.session, ports.clock.now());
}
