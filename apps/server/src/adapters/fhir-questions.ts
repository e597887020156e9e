import { askService } from '../platform/telemetry/measure-asking.ts';
import type { OutsideService, ServiceOutcome } from '../platform/telemetry/outside-services.ts';
import { PatientsUnreachable } from '../ports/patients.ts';
import type { ServiceSurroundings } from './json-service.ts';
import { type Deadline, deadlineIn } from './retry-after.ts';
import { createServiceGuard } from './service-guard.ts';

/** For all requests of one question together, in milliseconds. */
const PATIENCE = 10_000;

interface FhirSurroundings extends Pick<ServiceSurroundings, 'report'> {
  /** In milliseconds. */
  patience?: number | undefined;
}

/** Runs the requests of one question within its time. */
export type FhirQuestions = <Answer>(ask: (deadline: Deadline) => Promise<Answer>) => Promise<Answer>;

/** Questions to a FHIR server that is left alone while it is silent; each that got no answer is reported. */
export function createFhirQuestions(
  service: OutsideService,
  { report, patience = PATIENCE }: FhirSurroundings,
): FhirQuestions {
  const guard = createServiceGuard();
  const askGuarded = async <Answer>(
    ask: (deadline: Deadline) => Promise<Answer>,
    note: (outcome: ServiceOutcome) => void,
  ): Promise<Answer> => {
    const refusal = guard.refusal();
    if (refusal !== null) {
      note(refusal.reason);
      report({ service, ...refusal });
      throw new PatientsUnreachable(refusal.reason, refusal.detail);
    }
    try {
      const answer = await ask(deadlineIn(patience));
      guard.done();
      return answer;
    } catch (error) {
      if (!(error instanceof PatientsUnreachable)) {
        guard.done();
        throw error;
      }
      guard.done(error.kind, error.retryAfter);
      note(error.kind);
      report({ service, reason: error.kind, detail: error.detail });
      throw error;
    }
  };
  return (ask) => askService(service, (note) => askGuarded(ask, note));
}
