import { startOver } from '@portico/contract';
import { useCallback } from 'react';
import { insuranceMemory } from '../portal/personal-memory.ts';
import { usePortal } from '../portal/portal.tsx';
import { sendCall } from '../portal/send-call.ts';
import { forgetGuestToken } from './guest-token.ts';

/** In seconds. Nothing waits for the response. */
const ANSWER_WITHIN = 15;

/**
 * Starts over for a guest: deletes what this tab stores about them, and asks the server to end the visit and delete the
 * insurance, so that the next person at a shared computer finds none of it. The request continues when the page is
 * left. If the server cannot be reached, accepting the terms on another day deletes the same data.
 */
export function useStartOver(): () => void {
  const portal = usePortal();
  return useCallback(() => {
    forgetGuestToken();
    insuranceMemory.forget();
    sendCall(portal, startOver, {}, { timeout: ANSWER_WITHIN, keepalive: true }).catch(() => undefined);
  }, [portal]);
}
