import { formatHelpDeskReference } from '@portico/rules';
import type { StoredMessage } from '../help-desk/queries/messages.ts';
import { limits } from '../platform/limits/limits.ts';
import { HOUR_SECONDS, localTimeIn } from '../platform/time.ts';
import { countOf } from '../prices/figures.ts';
import { isOfAccount } from '../staff/help-desk/act-on-message.ts';
import { type ListedMessage, listMessagesForStaff } from '../staff/help-desk/list-messages.ts';
import type { Command } from './command.ts';
import { asStaff, type Staff } from './staff.ts';

/** `portico helpdesk list`: lists the messages that wait for an answer. */
export const helpdeskList: Command = {
  name: 'helpdesk list',
  usage: '[--all]',
  summary: 'List the messages to the help desk that wait for an answer, or all of them.',
  details:
    `The one that has waited longest comes first; what has waited more than ${limits.helpDeskReply.window / HOUR_SECONDS} hours is marked. Neither names nor texts are\n` +
    'listed: "helpdesk show" has those of one message.',
  options: { all: { type: 'boolean' } },
  records: ['helpDeskListed'],
  positionals: [],
  async run({ terminal, ...context }, { options }) {
    const filter = options['all'] === true ? {} : ({ status: 'open' } as const);
    const told = await asStaff(context, async (staff) => {
      const messages = await listMessagesForStaff(staff, filter);
      const lines = messages.map((message) => `  ${lineOf(message, staff)}\n`);
      return `${countOf(messages.length, 'message')}\n${lines.join('')}`;
    });
    terminal.out(told);
    return 0;
  },
};

const topics: Readonly<Record<StoredMessage['topic'], string>> = { helpdesk: 'question', feedback: 'comments' };

function lineOf({ message, isLate }: ListedMessage, { settings }: Staff): string {
  const { reference, topic, status, language, sent_at } = message;
  const sent = localTimeIn(settings.healthSystem.timeZone, sent_at).slice(0, 16).replace('T', ' ');
  return [
    formatHelpDeskReference(reference),
    sent,
    topics[topic].padEnd(8),
    language,
    isOfAccount(message) ? 'account   ' : 'no account',
    isLate ? 'open, LATE' : status,
  ].join('  ');
}
