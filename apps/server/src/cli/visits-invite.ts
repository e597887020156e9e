import {
  defaultLanguage,
  type Language,
  languages,
  linkTo,
  VIDEO_VISIT_EARLY_MINUTES,
  type WrittenLanguage,
} from '@portico/contract';
import { readEmail } from '@portico/rules';
import { randomUUID } from 'node:crypto';
import { sendMailJob } from '../documents/jobs/send-mail.ts';
import { messagesOf } from '../documents/messages/messages-of.ts';
import { videoVisitMail } from '../documents/video-visit-mail.ts';
import { timeIn } from '../platform/time.ts';
import { createVisit } from '../visits/create-visit.ts';
import { issueVideoToken } from '../visits/issue-video-token.ts';
import { type Command, type CommandArguments, UsageError } from './command.ts';
import { asStaff, type Done, onAccount, onPortal, withJobWriter } from './staff.ts';

const COMMAND = 'visits invite';

/** `portico visits invite`: makes a video visit, and the link that opens it without an account. */
export const visitsInvite: Command = {
  name: COMMAND,
  usage: `--at TIME [--minutes NUMBER] [--with NAME] [--username NAME] [--email ADDRESS] [--language ${languages.join('|')}]`,
  summary: 'Make a video visit, and the link that opens it.',
  details:
    "--at is a local time of the hospital, as 2027-01-04T10:00. With --username the visit stands among that patient's visits. With\n" +
    '--email the link is mailed; otherwise it is shown here, once. Whoever has it gets in, from ' +
    `${VIDEO_VISIT_EARLY_MINUTES} minutes before the time on.\n` +
    'The mail goes out once the server runs.',
  options: {
    at: { type: 'string' },
    minutes: { type: 'string' },
    with: { type: 'string' },
    username: { type: 'string' },
    email: { type: 'string' },
    language: { type: 'string' },
  },
  records: ['videoVisitInvited'],
  positionals: [],
  async run({ terminal, ...context }, { options }) {
    const local = localTimeOf(options);
    const minutes = minutesOf(options);
    const to = emailOf(options);
    const language = languageOf(options);
    const username = options['username'];
    let withoutProvider = false;
    const told = await asStaff(context, (staff) =>
      withJobWriter(staff, (jobs) => {
        const { settings, now } = staff;
        withoutProvider = settings.visits.video === undefined;
        const startsAt = timeIn(settings.healthSystem.timeZone, local);
        if (startsAt <= now) throw new UsageError('--at must be a time to come.');
        const invite = async (trx: Parameters<typeof createVisit>[0], accountId: string | null): Promise<Done> => {
          const title = Object.fromEntries(
            languages.map((each) => [each, messagesOf(each).visits.videoVisit]),
          ) as Record<WrittenLanguage, string>;
          const clinician = typeof options['with'] === 'string' ? options['with'].trim() : '';
          const made = { accountId, startsAt, minutes, isVideo: true, title, clinician, locationId: null };
          const visit = await createVisit(trx, settings.keys, made);
          const url = linkTo(settings.publicUrl, 'video-visit-valid', await issueVideoToken(trx, visit));
          const event = 'videoVisitInvited';
          if (to === null) return { event, message: `${url}\n` };
          await jobs.enqueue(trx, sendMailJob.of({ id: randomUUID(), to, ...videoVisitMail(url, language, settings) }));
          return { event, message: `The link to the visit goes out to ${to} as soon as the server runs.\n` };
        };
        return typeof username === 'string'
          ? onAccount(staff, { command: COMMAND, username }, (trx, { account_id }) => invite(trx, account_id))
          : onPortal(staff, COMMAND, (trx) => invite(trx, null));
      }),
    );
    terminal.out(told);
    if (withoutProvider)
      terminal.err('VIDEO_VISIT_URL is not set: outside the demonstration this link opens nothing.\n');
    return 0;
  },
};

type Options = CommandArguments['options'];

function localTimeOf({ at }: Options): string {
  const local = typeof at === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(at) ? `${at}:00` : '';
  const time = new Date(`${local}Z`);
  // A day that the month does not have would become one of the next.
  if (Number.isNaN(time.getTime()) || !time.toISOString().startsWith(local)) {
    throw new UsageError('--at must be a local time of the hospital, as 2027-01-04T10:00.');
  }
  return local;
}

function minutesOf({ minutes = '30' }: Options): number {
  const number = Number(minutes);
  if (!Number.isInteger(number) || number < 5 || number > 480) {
    throw new UsageError('--minutes must be a whole number from 5 to 480.');
  }
  return number;
}

function emailOf({ email }: Options): string | null {
  if (email === undefined) return null;
  const read = typeof email === 'string' ? readEmail(email) : null;
  if (read === null) throw new UsageError('--email must be an address.');
  return read;
}

function languageOf({ language = defaultLanguage }: Options): Language {
  const found = languages.find((each) => each === language);
  if (found === undefined) throw new UsageError(`--language must be one of: ${languages.join(', ')}.`);
  return found;
}
