import { formatHelpDeskReference } from '@portico/rules';
import { closeMessageForStaff } from '../staff/help-desk/close-message.ts';
import type { Command } from './command.ts';
import { referenceOf } from './reference-of.ts';
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
    const reference = referenceOf(typed);
    await asStaff(context, (staff) => closeMessageForStaff(staff, { reference }));
    terminal.out(`${formatHelpDeskReference(reference)} is closed.\n`);
    return 0;
  },
};
