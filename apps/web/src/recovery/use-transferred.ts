import { useEffect, useState } from 'react';
import { useGo } from '../router/use-go.ts';
import type { FlowMemory } from './flow-memory.ts';
import { startAgainNote } from './start-again.ts';

/**
 * What the step before has handed over. null without it, for example after a reload: then the visitor is led to the
 * first step, which says so.
 */
export function useTransferred<T>(memory: FlowMemory<T>, firstStep: 'forgot-password' | 'forgot-username'): T | null {
  const go = useGo();
  // The value when the page appeared, even if it is forgotten on the way out.
  const [handedOver] = useState(memory.recall);
  useEffect(() => {
    if (handedOver === undefined) go(firstStep, undefined, { replace: true, note: startAgainNote('lost') });
    // Runs once, when the page appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return handedOver ?? null;
}
