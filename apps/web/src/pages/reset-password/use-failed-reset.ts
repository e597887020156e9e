import type { ErrorName } from '@portico/contract';
import type { CallFailure } from '../../api/call-failure.ts';
import { failNote } from '../../recovery/fail-note.ts';
import { useGo } from '../../router/use-go.ts';

/** Refusals after which the ticket can never be used. */
const endings: ReadonlySet<ErrorName | null> = new Set(['ticketInvalid', 'malformedRequest', 'loginLockout']);

export function isTicketUseless(failure: CallFailure | null): boolean {
  return failure !== null && endings.has(failure.error);
}

/** Goes to the page that says why the ticket does not work, and what to do. */
export function useFailedReset(): (failure: CallFailure) => void {
  const go = useGo();
  return (failure) => go('reset-password-fail', undefined, { replace: true, note: failNote(failure, Date.now()) });
}
