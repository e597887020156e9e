import { count, observe, secondsSince } from './measure.ts';
import { beginTrace, withinTrace } from './trace.ts';
import { readTraceparent } from './traceparent.ts';

/**
 * Runs a job as a part of the trace in which it was queued, and measures it.
 *
 * @param traceparent of what queued it; undefined where nothing did, or an earlier version.
 * @param work calls `noteFailure` where it does not throw what went wrong.
 */
export async function measureJob<Result>(
  queue: string,
  traceparent: string | undefined,
  work: (noteFailure: (error: unknown) => void) => Promise<Result>,
): Promise<Result> {
  const trace = beginTrace('job', `job ${queue}`, { from: readTraceparent(traceparent), actor: 'system' });
  trace.span?.set({ 'portico.queue': queue, 'portico.actor': 'system' });
  const start = performance.now();
  let outcome: 'done' | 'failed' = 'done';
  const noteFailure = (error: unknown): void => {
    outcome = 'failed';
    trace.span?.fail(error);
  };
  try {
    return await withinTrace(trace, () => work(noteFailure));
  } catch (error) {
    noteFailure(error);
    throw error;
  } finally {
    observe('portico_job_seconds', { queue }, secondsSince(start));
    count('portico_jobs_total', { queue, outcome });
    trace.span?.end();
  }
}
