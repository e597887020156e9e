import { countPage, type StateName } from '@portico/contract';
import type { Portal } from './portal.tsx';
import { sendCall } from './send-call.ts';

/** In a file of its own: the first page shows before it is loaded. */
export async function sendPageCount(portal: Portal, state: StateName): Promise<void> {
  await sendCall(portal, countPage, { state }, { keepalive: true });
}
