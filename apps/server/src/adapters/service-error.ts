import type { OutsideService } from '../platform/telemetry/outside-services.ts';

/** Why a service gave no answer. Holds nothing of the request, the answer or an address, so it may be logged. */
export interface ServiceError {
  service: OutsideService;
  reason: 'timeout' | 'unreachable' | 'refused' | 'garbage';
  /** For the operator, such as `HTTP 503` or `ECONNREFUSED`. */
  detail: string;
}
