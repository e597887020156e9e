import type { RefusedAdt } from '../patients/queries/adt-messages.ts';
import { countOf, formatCount } from '../prices/figures.ts';
import { listRefusedForStaff } from '../staff/adt/list-refused.ts';
import type { Command } from './command.ts';
import { plainText } from './plain-text.ts';
import { asStaff } from './staff.ts';

/** `portico adt list`: how the feed of HL7 v2 messages does, and what was refused of it. */
export const adtList: Command = {
  name: 'adt list',
  usage: '',
  summary: 'List the HL7 v2 messages (ADT) that were refused and wait to be replayed.',
  details:
    'Each with its event, when it came, who sent it under which control id, and where and why it was refused; nothing of the\n' +
    'patient. Of many the oldest are shown. "adt replay" tries one again, "adt discard" gives it up.',
  options: {},
  records: ['adtMessagesListed'],
  positionals: [],
  async run({ terminal, ...context }) {
    const { figures, refused, found } = await asStaff(context, listRefusedForStaff);
    const { lastAt, ...day } = figures;
    const head =
      lastAt === null
        ? 'No message has come.\n'
        : `The last new message came ${lastAt.toISOString()}; within a day ${formatCount(day.taken)} were taken and ${formatCount(day.refused)} refused.\n`;
    const rest = found > refused.length ? `${countOf(found - refused.length, 'newer message')} not shown\n` : '';
    terminal.out(
      `${head}${countOf(found, 'message')} to replay or discard\n${refused.map(refusedText).join('')}${rest}`,
    );
    return 0;
  },
};

/** A refused message for staff: what it is called, and what is wrong with it. */
export function refusedText({ messageId, receivedAt, event, sender, controlId, error }: RefusedAdt): string {
  const place = error.field === null ? error.segment : `${error.segment}-${error.field}`;
  const from = plainText([sender, controlId].filter(Boolean).join(', '));
  return `${messageId}  ${event ?? 'no event'}  ${receivedAt.toISOString()}  from ${from || 'somebody without a name'}\n  ${place} (${error.code}): ${error.message}\n`;
}
