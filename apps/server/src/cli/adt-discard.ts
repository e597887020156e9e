import { settleRefused } from '../patients/queries/adt-messages.ts';
import { countOf } from '../prices/figures.ts';
import type { Command } from './command.ts';
import { reasonDetails, reasonOf, reasonOption } from './reason.ts';
import { refusedNamed } from './refused-messages.ts';
import { asStaff, onPortal } from './staff.ts';

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
    const told = await asStaff(context, (staff) =>
      onPortal(staff, 'adt discard', async (trx) => {
        const named = await refusedNamed(trx, staff, given);
        for (const { messageId } of named) await settleRefused(trx, messageId, false);
        const details = {
          count: named.length,
          ...(named.length === 1 && { message: named[0]?.messageId ?? '' }),
          reason,
        };
        return { event: 'adtMessageDiscarded', details, message: `${countOf(named.length, 'message')} discarded.\n` };
      }),
    );
    terminal.out(told);
    return 0;
  },
};
