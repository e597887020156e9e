import { randomUUID } from 'node:crypto';
import { defaultLanguage, languages, VIDEO_VISIT_EARLY_MINUTES } from '@portico/contract';
import { visitMinutes } from '@portico/staff-contract';
import { inviteToVisit } from '../staff/visits/invite-to-visit.ts';
import { readVisitEmail, requireVisitTime, startOfVisit } from '../staff/visits/read-invitation.ts';
import { asUsage, type Command, type CommandArguments, UsageError } from './command.ts';
import { readLanguageOption } from './language-option.ts';
import { asStaff } from './staff.ts';

/** `portico visits invite`: makes a video visit, and the link that opens it without an account. */
export const visitsInvite: Command = {
  name: 'visits invite',
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
    asUsage(() => requireVisitTime(atOf(options)));
    const minutes = minutesOf(options);
    const email = emailOf(options);
    const language = readLanguageOption(options['language']) ?? defaultLanguage;
    const clinician = typeof options['with'] === 'string' ? options['with'].trim() : '';
    const username = typeof options['username'] === 'string' ? options['username'] : null;
    await asStaff(context, async (staff) => {
      const startsAt = asUsage(() => startOfVisit(atOf(options), staff));
      const url = await inviteToVisit(staff, {
        requestId: randomUUID(),
        startsAt,
        minutes,
        clinician,
        username,
        email,
        language,
      });
      terminal.out(
        url === null ? `The link to the visit goes out to ${email ?? ''} as soon as the server runs.\n` : `${url}\n`,
      );
      if (staff.settings.visits.video === undefined)
        terminal.err('VIDEO_VISIT_URL is not set: outside the demonstration this link opens nothing.\n');
    });
    return 0;
  },
};

type Options = CommandArguments['options'];

function atOf({ at }: Options): string {
  return typeof at === 'string' ? at : '';
}

function minutesOf({ minutes = '30' }: Options): number {
  const number = Number(minutes);
  if (!Number.isInteger(number) || number < visitMinutes.least || number > visitMinutes.most) {
    throw new UsageError(`--minutes must be a whole number from ${visitMinutes.least} to ${visitMinutes.most}.`);
  }
  return number;
}

function emailOf({ email }: Options): string | null {
  return email === undefined ? null : asUsage(() => readVisitEmail(typeof email === 'string' ? email : ''));
}
