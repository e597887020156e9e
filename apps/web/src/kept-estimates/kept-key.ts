import { briefMemory } from '../portal/brief-memory.ts';
import { lifetimeOf } from '../portal/lifetimes.ts';
import { keptEstimateMemory } from '../portal/personal-memory.ts';

/** What shows the estimate that was kept or opened in this tab. The server gives it, and takes it from no other browser. */
export const {
  remember: rememberKeptKey,
  recall: recallKeptKey,
  forget: forgetKeptKey,
} = briefMemory<string>(keptEstimateMemory, lifetimeOf('keptEstimate'));
