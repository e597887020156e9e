import { actFor, getSession, type CallReply } from '@portico/contract';
import { forgetPatient, personNoteMemory } from '../../portal/personal-memory.ts';
import type { Send } from '../../portal/use-send.ts';

/** The session as the server knows it. One that acts under an access that has ended is switched back first. */
export async function openSession(send: Send): Promise<CallReply<typeof getSession>> {
  const found = await send(getSession, {});
  if (!found.actingFor?.hasEnded) return found;
  await send(actFor, { proxyId: null });
  forgetPatient();
  personNoteMemory.remember('accessEnded');
  return { ...found, actingFor: null };
}
