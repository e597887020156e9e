import { count, observe, secondsSince } from './measure.ts';
import type { InsurerOutcome, OutsideService, ServiceOutcome } from './outside-services.ts';
import { noteService } from './service-notes.ts';
import { withinSpan } from './trace.ts';

/**
 * Measures a request to a service outside: how long, and how it ended.
 *
 * @param ask calls `note` with what became of it; without that it was answered.
 */
export function askService<Answer>(
  service: OutsideService,
  ask: (note: (outcome: ServiceOutcome) => void) => Promise<Answer>,
): Promise<Answer> {
  const attributes = { 'portico.service': service };
  return withinSpan(`ask ${service}`, 'client', attributes, async (say) => {
    const start = performance.now();
    let outcome: ServiceOutcome = 'answered';
    try {
      return await ask((noted) => {
        outcome = noted;
      });
    } finally {
      observe('portico_service_seconds', { service }, secondsSince(start));
      count('portico_service_requests_total', { service, outcome });
      noteService({ kind: 'service', name: service }, outcome, new Date());
      say({ 'portico.outcome': outcome });
    }
  });
}

/** Whom an inquiry goes to, by their ids in the settings. */
interface Insurer {
  readonly payor: string;
  readonly gateway: string;
}

/** Measures an inquiry to an insurer in the same way. */
export function askInsurance<Answer>(
  { payor, gateway }: Insurer,
  ask: (note: (outcome: InsurerOutcome) => void) => Promise<Answer>,
): Promise<Answer> {
  const attributes = { 'portico.service': 'insurer', 'portico.payor': payor, 'portico.gateway': gateway } as const;
  return withinSpan('ask insurer', 'client', attributes, async (say) => {
    const start = performance.now();
    let outcome: InsurerOutcome = 'answered';
    try {
      return await ask((noted) => {
        outcome = noted;
      });
    } finally {
      observe('portico_eligibility_seconds', { payor }, secondsSince(start));
      count('portico_eligibility_answers_total', { payor, gateway, outcome });
      noteService({ kind: 'insurer', name: payor }, outcome, new Date());
      say({ 'portico.outcome': outcome });
    }
  });
}
