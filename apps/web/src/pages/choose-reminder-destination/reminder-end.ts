import type { CallFailure } from '../../api/call-failure.ts';

/** Where sending the reminder leads: to the next page, to the error page, to the first step, or nowhere yet. */
export type ReminderEnd = 'sent' | 'failed' | 'startAgain' | 'stay';

/** Failures that a wait or a connection can solve stay on the page; others have an error page (spec §4: "error"). */
export function endOf({ reason, error }: CallFailure): ReminderEnd {
  if (error === 'ticketInvalid' || error === 'malformedRequest') return 'startAgain';
  if (reason !== 'refused' || error === 'loginLockout' || error === 'tooManyRequests') return 'stay';
  return 'failed';
}
