import type { MessageModel, StaffSent } from '@portico/staff-contract';

/** What of a message its page shows: the server does nothing to one that a colleague has changed since. */
export function seenOf({ status, answers }: MessageModel): StaffSent<'closeMessage'>['seen'] {
  return { status, answers: answers.length };
}
