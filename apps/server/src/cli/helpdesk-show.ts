import { formatHelpDeskReference } from '@portico/rules';
import { localTimeIn } from '../platform/time.ts';
import { isOfAccount } from '../staff/help-desk/act-on-message.ts';
import { type MessageView, showMessageForStaff } from '../staff/help-desk/show-message.ts';
import type { Command } from './command.ts';
import { referenceOf } from './reference-of.ts';
import { asStaff, type Staff } from './staff.ts';

/** `portico helpdesk show`: shows one message, who wrote it, and its answers. */
export const helpdeskShow: Command = {
  name: 'helpdesk show',
  usage: 'REFERENCE',
  summary: 'Show a message to the help desk, who wrote it, and its answers.',
  details:
    'Who the writer is, is what they say of themselves; a message "of an account" was sent by who is signed in to it.',
  options: {},
  records: ['helpDeskMessageShown'],
  positionals: ['REFERENCE'],
  async run({ terminal, ...context }, { positionals: [typed = ''] }) {
    const reference = referenceOf(typed);
    const told = await asStaff(context, async (staff) =>
      textOf(await showMessageForStaff(staff, { reference }), staff),
    );
    terminal.out(told);
    return 0;
  },
};

function textOf({ message, letter, answers }: MessageView, { settings: { healthSystem } }: Staff): string {
  const timeOf = (time: Date): string => localTimeIn(healthSystem.timeZone, time).slice(0, 16).replace('T', ' ');
  const lines = [
    `Reference      ${formatHelpDeskReference(message.reference)} (${message.topic}, ${message.status})`,
    `Sent           ${timeOf(message.sent_at)}, in ${message.language}, ${isOfAccount(message) ? 'of an account' : 'without an account'}`,
    `Name           ${letter.firstName} ${letter.lastName}`,
    `Date of birth  ${letter.birthDate}`,
    `Phone          ${letter.phone}`,
    `Email          ${letter.email}`,
    `Answer by      ${letter.contactVia}`,
    `Uses           ${letter.platformType}`,
    '',
    indented(letter.comments),
    ...answers.flatMap((answer) => [
      '',
      `Answered       ${timeOf(answer.answered_at)}, ${answer.read_at === null ? 'not read yet' : `read ${timeOf(answer.read_at)}`}`,
      '',
      indented(answer.text),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line}`.trimEnd())
    .join('\n');
}
