import { useEffect, useState } from 'react';
import { useGo } from '../router/use-go.ts';
import type { FlowMemory } from './flow-memory.ts';
import { startAgainNote } from './start-again.ts';

/**
 * What the step before has handed over. null without it, as after a reload: then one is on the way back to the first step,
 * which says so.
 */
export function useHandedOver<T>(memory: FlowMemory<T>, firstStep: 'forgot-password' | 'forgot-username'): T | null {
  const go = useGo();
  // As it was when the page appeared, whatever is forgotten on the way out.
  const [handedOver] = useState(memory.recall);
  useEffect(() => {
    if (handedOver === undefined) go(firstStep, undefined, { replace: true, note: startAgainNote('lost') });
    // Once, as the page appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return handedOver ?? null;
}
