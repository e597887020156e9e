import type { Kysely } from 'kysely';
import { insertOutboxMessage } from '../platform/outbox.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { Clock } from '../ports/clock.ts';
import type { MailOutcome, MailPort } from '../ports/mail.ts';

/** Recipients that fail as a real server would, so that the demonstration can show every outcome. */
export const failingRecipients: Readonly<Record<string, MailOutcome>> = {
  'bounce@fail.example': 'refused',
  'slow@fail.example': 'deferred',
};

/** Mail of the demonstration: stored in the database, shown at /dev/outbox. */
export function mailToOutbox(db: Kysely<Tables>, clock: Clock): MailPort {
  return {
    send: async (mail) => {
      const failure = failingRecipients[mail.to.toLowerCase()];
      if (failure !== undefined) return failure;
      await insertOutboxMessage(db, {
        id: mail.id,
        channel: 'email',
        recipient: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html ?? null,
        at: clock.now(),
      });
      return 'accepted';
    },
    close: async () => {},
  };
}
