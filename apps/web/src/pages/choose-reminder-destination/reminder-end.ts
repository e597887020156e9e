import type { CallFailure } from '../../api/call-failure.ts';

/** Where sending the reminder leads: on, to its error page, back to the first step, or nowhere yet. */
export type ReminderEnd = 'sent' | 'failed' | 'startAgain' | 'stay';

/** What waiting or a connection can mend is said where one is; what the server could not do has a page (spec §4: "error"). */
export function endOf({ reason, error }: CallFailure): ReminderEnd {
  if (error === 'ticketInvalid' || error === 'malformedRequest') return 'startAgain';
  if (reason !== 'refused' || error === 'loginLockout' || error === 'tooManyRequests') return 'stay';
  return 'failed';
}
