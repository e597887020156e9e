import { type Replayed, replayForStaff } from '../staff/adt/replay-refused.ts';
import { requireFeed } from '../staff/adt/replay-services.ts';
import { refusedText } from './adt-list.ts';
import { type Command, UsageError } from './command.ts';
import { reasonDetails, reasonOf, reasonOption } from './reason.ts';
import { refusedNamed } from './refused-messages.ts';
import { asStaff } from './staff.ts';

/** `portico adt replay`: tries refused messages again. */
export const adtReplay: Command = {
  name: 'adt replay',
  usage: 'ID [--confirm] | --all, --reason TEXT',
  summary: 'Try HL7 v2 messages (ADT) again that were refused.',
  details:
    'As it came, by the settings of now: after another message, a setting or a new version has made good what was missing.\n' +
    '--confirm takes one that was held because two people would be joined, as it looks: make sure beforehand whose records\n' +
    `they are. The exit code is 1 where one is still refused.\n${reasonDetails}`,
  options: { all: { type: 'boolean' }, confirm: { type: 'boolean' }, ...reasonOption },
  records: ['adtMessageReplayed', 'patientsMerged'],
  positionals: [],
  optionalPositionals: ['ID'],
  async run({ terminal, ...context }, given) {
    const isConfirmed = given.options['confirm'] === true;
    if (isConfirmed && given.options['all'] === true) throw new UsageError('--confirm is for one message, by its id.');
    const reason = reasonOf(given);
    let stillRefused = 0;
    await asStaff(context, async (staff) => {
      requireFeed(staff);
      const named = await refusedNamed(staff, given);
      // Each in a transaction of its own: one that is still refused holds up no other.
      for (const messageId of named) {
        const replayed = await replayForStaff(staff, { messageId, isConfirmed, reason });
        if (replayed?.outcome.kind === 'refused') stillRefused += 1;
        terminal.out(
          replayed === null ? `${messageId}: waits no more. A colleague has settled it.\n` : toldOf(replayed),
        );
      }
      if (named.length === 0) terminal.out('No message waits.\n');
    });
    return stillRefused === 0 ? 0 : 1;
  },
};

function toldOf({ refused, outcome }: Replayed): string {
  if (outcome.kind === 'refused') return `Still refused: ${refusedText({ ...refused, error: outcome.error })}`;
  if (outcome.kind === 'superseded')
    return `${refused.messageId}: a newer message has come of this patient, whose record stays as it is. It waits no more.\n`;
  const moved = outcome.kind === 'merged' && outcome.accounts.length > 0 ? ', and the account with it' : '';
  return `${refused.messageId}: taken${outcome.kind === 'merged' ? `; the record was merged${moved}` : ''}.\n`;
}
