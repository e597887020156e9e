import { startOver } from '@portico/contract';
import { useCallback } from 'react';
import { insuranceMemory } from '../portal/personal-memory.ts';
import { usePortal } from '../portal/portal.tsx';
import { sendCall } from '../portal/send-call.ts';
import { forgetGuestToken } from './guest-token.ts';

/** In seconds. Nobody waits for the answer. */
const ANSWER_WITHIN = 15;

/**
 * Starts a guest over: what this tab remembers of them goes at once, and the server is told to end the visit and to forget the
 * insurance, so that the next person at a shared computer finds nothing of it. It goes on when the page is left. Where the
 * server cannot be reached, accepting the terms on another day forgets the same.
 */
export function useStartOver(): () => void {
  const portal = usePortal();
  return useCallback(() => {
    forgetGuestToken();
    insuranceMemory.forget();
    sendCall(portal, startOver, {}, { timeout: ANSWER_WITHIN, keepalive: true }).catch(() => undefined);
  }, [portal]);
}
