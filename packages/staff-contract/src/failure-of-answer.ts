import type { StaffCall } from './define-staff-call.ts';
import { type StaffErrorName, staffErrors } from './errors.ts';

/**
 * Why a call was not answered as asked: by the portal's own name; `unreachable` where it can be asked again; `outcomeUnknown` of an act of which nobody
 * knows whether it was done.
 */
export type StaffFailureName = StaffErrorName | 'unreachable' | 'outcomeUnknown';

/** What came back: the HTTP status, and the error that the portal has named; null where it named none, as a proxy does. */
export interface FailedAnswer {
  readonly status: number;
  readonly error: string | null;
}

/** HTTP statuses of a proxy that may have passed the call on: no answer in time, or none that it could read. */
const mayHaveBeenPassedOn = (status: number): boolean => status === 408 || status >= 500 || status < 400;

/**
 * What may be said of a call that failed. An answer that is lost says nothing of the act: it may be done by then (docs/decisions/0255).
 *
 * @param answer null where none came.
 */
export function failureOfAnswer(
  { isRead = false }: Pick<StaffCall, 'isRead'>,
  answer: FailedAnswer | null,
): StaffFailureName {
  const unanswered = isRead ? 'unreachable' : 'outcomeUnknown';
  if (answer === null) return unanswered;
  const { status, error } = answer;
  if (error !== null && Object.hasOwn(staffErrors, error)) {
    // Something broke on the way, before what was done was kept or after it.
    return error === 'serverError' && !isRead ? 'outcomeUnknown' : (error as StaffErrorName);
  }
  return mayHaveBeenPassedOn(status) ? unanswered : 'serverError';
}
