import { type CallName, errors } from '@portico/contract';
import { Refusal } from '../../platform/refusal.ts';
import type { Flow, FlowStep } from '../../platform/telemetry/flow-steps.ts';
import { count } from '../../platform/telemetry/measure.ts';
import { flowCalls } from './flow-calls.ts';

/** The same for every call, whose input and reply its schemas have shaped. */
interface AnyPlace {
  readonly flow: Flow;
  readonly step: FlowStep | null;
  readonly next: FlowStep | 'refused' | null | ((reply: unknown, input: unknown) => FlowStep | 'refused' | null);
  readonly begins?: true;
}

/** Handles a call, and counts what it is in its flow: where people go on, where they are refused, and where they stop. */
export async function countSteps(name: CallName, input: unknown, handle: () => Promise<unknown>): Promise<unknown> {
  const place = flowCalls[name] as AnyPlace | undefined;
  if (place === undefined) return handle();
  const { flow, step, next, begins } = place;
  const note = (of: FlowStep | null, outcome: 'begun' | 'done' | 'refused' | 'failed'): void => {
    if (of !== null) count('portico_flow_steps_total', { flow, step: of, outcome });
  };
  if (begins) note(step, 'begun');
  try {
    const reply = await handle();
    const after = typeof next === 'function' ? next(reply, input) : next;
    note(step, after === 'refused' ? 'refused' : 'done');
    if (after !== 'refused') note(after, 'begun');
    return reply;
  } catch (error) {
    const isRefused = error instanceof Refusal && errors[error.error].status < 500;
    note(step, isRefused ? 'refused' : 'failed');
    throw error;
  }
}
