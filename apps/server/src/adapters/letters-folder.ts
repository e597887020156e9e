import type { Kysely } from 'kysely';
import { mkdir, writeFile } from 'node:fs/promises';
import { insertOutboxMessage, letterFile } from '../platform/outbox.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { Clock } from '../ports/clock.ts';
import type { LetterOutcome, LettersPort } from '../ports/letters.ts';

/** Unassigned ZIP codes that fail as a real service would. */
const failingZips: ReadonlyArray<[zip: RegExp, outcome: LetterOutcome]> = [
  [/\b99998\b/, 'refused'],
  [/\b99999\b/, 'deferred'],
];

/** Letters of the demonstration. Each is a PDF in the folder, named by its id, and shown at /dev/outbox. */
export function lettersToFolder(db: Kysely<Tables>, clock: Clock, folder: string): LettersPort {
  return {
    print: async ({ id, recipient, title, text, pdf }) => {
      const failure = failingZips.find(([zip]) => recipient.some((line) => zip.test(line)));
      if (failure !== undefined) return failure[1];
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(letterFile(folder, id), pdf, { mode: 0o600 });
      const message = {
        id,
        channel: 'letter',
        recipient: recipient.join(', '),
        subject: title,
        text,
        html: null,
      } as const;
      await insertOutboxMessage(db, { ...message, at: clock.now() });
      return 'accepted';
    },
  };
}
