import { formatHelpDeskReference } from '@portico/rules';
import { setMessageStatus } from '../help-desk/queries/messages.ts';
import { limits } from '../platform/limits/limits.ts';
import { secondsAfter } from '../platform/time.ts';
import { type Command, CommandError } from './command.ts';
import { onMessage } from './on-message.ts';
import { asStaff } from './staff.ts';

/** `portico helpdesk close`: takes a message off the list without an answer in the app. */
export const helpdeskClose: Command = {
  name: 'helpdesk close',
  usage: 'REFERENCE',
  summary: 'Close a message to the help desk, as one that was answered by mail or phone.',
  details: 'It waits no more, and its writer sees that it is closed. Nobody is told by mail.',
  options: {},
  records: ['helpDeskMessageClosed'],
  positionals: ['REFERENCE'],
  async run({ terminal, ...context }, { positionals: [typed = ''] }) {
    const told = await asStaff(context, (staff) =>
      onMessage(staff, { command: 'helpdesk close', event: 'helpDeskMessageClosed', typed }, async (trx, message) => {
        const reference = formatHelpDeskReference(message.reference);
        if (message.status === 'closed') throw new CommandError(`${reference} is closed already. Nothing was changed.`);
        await setMessageStatus(trx, message, {
          status: 'closed',
          expires_at: secondsAfter(staff.now, limits.helpDeskMessage.window),
        });
        return `${reference} is closed.\n`;
      }),
    );
    terminal.out(told);
    return 0;
  },
};
