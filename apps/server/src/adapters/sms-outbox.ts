import type { Kysely } from 'kysely';
import { insertOutboxMessage } from '../platform/outbox.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { Clock } from '../ports/clock.ts';
import type { SmsOutcome, SmsPort } from '../ports/sms.ts';

/** Numbers that fail as a real service would, so that the demonstration can show every outcome. */
export const failingNumbers: Readonly<Record<string, SmsOutcome>> = {
  '+16505550190': 'refused',
  '+16505550191': 'deferred',
};

/** Text messages of the demonstration: stored in the database, shown at /dev/outbox. */
export function smsToOutbox(db: Kysely<Tables>, clock: Clock): SmsPort {
  return {
    send: async ({ id, to, text }) => {
      const failure = failingNumbers[to];
      if (failure !== undefined) return failure;
      await insertOutboxMessage(db, {
        id,
        channel: 'sms',
        recipient: to,
        subject: '',
        text,
        html: null,
        at: clock.now(),
      });
      return 'accepted';
    },
  };
}
