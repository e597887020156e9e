import { countOf } from '../prices/figures.ts';
import { discardForStaff } from '../staff/adt/discard-refused.ts';
import type { Command } from './command.ts';
import { reasonDetails, reasonOf, reasonOption } from './reason.ts';
import { refusedNamed } from './refused-messages.ts';
import { asStaff } from './staff.ts';

/** `portico adt discard`: gives refused messages up. */
export const adtDiscard: Command = {
  name: 'adt discard',
  usage: 'ID | --all, --reason TEXT',
  summary: 'Delete HL7 v2 messages (ADT) that were refused, and will not be replayed.',
  details: `The message is deleted; if its sender sends it again, it is refused as before.\n${reasonDetails}`,
  options: { all: { type: 'boolean' }, ...reasonOption },
  records: ['adtMessageDiscarded'],
  positionals: [],
  optionalPositionals: ['ID'],
  async run({ terminal, ...context }, given) {
    const reason = reasonOf(given);
    const told = await asStaff(context, async (staff) => {
      const messageIds = await refusedNamed(staff, given);
      await discardForStaff(staff, { messageIds, reason });
      return `${countOf(messageIds.length, 'message')} discarded.\n`;
    });
    terminal.out(told);
    return 0;
  },
};
