import { Hl7Error } from '@portico/hl7';
import { systemClock } from '../adapters/clock-system.ts';
import type { AppliedAdt } from '../patients/adt/apply-adt.ts';
import { replayAdt } from '../patients/adt/replay-adt.ts';
import type { RefusedAdt } from '../patients/queries/adt-messages.ts';
import { refusedText } from './adt-list.ts';
import { type Command, CommandError, UsageError } from './command.ts';
import { reasonDetails, reasonOf, reasonOption } from './reason.ts';
import { refusedNamed } from './refused-messages.ts';
import { asStaff, onPortal, type Staff } from './staff.ts';

const COMMAND = 'adt replay';

/** `portico adt replay`: tries refused messages again. */
export const adtReplay: Command = {
  name: COMMAND,
  usage: 'ID [--confirm] | --all, --reason TEXT',
  summary: 'Try HL7 v2 messages (ADT) again that were refused.',
  details:
    'As it came, by the settings of now: after another message, a setting or a new version has made good what was missing.\n' +
    '--confirm takes one that was held because two people would be joined, as it looks: make sure beforehand whose records\n' +
    `they are. The exit code is 1 where one is still refused.\n${reasonDetails}`,
  options: { all: { type: 'boolean' }, confirm: { type: 'boolean' }, ...reasonOption },
  records: ['adtMessageReplayed'],
  positionals: [],
  optionalPositionals: ['ID'],
  async run({ terminal, ...context }, given) {
    const isConfirmed = given.options['confirm'] === true;
    if (isConfirmed && given.options['all'] === true) throw new UsageError('--confirm is for one message, by its id.');
    const reason = reasonOf(given);
    let stillRefused = 0;
    await asStaff(context, async (staff) => {
      if (staff.settings.adt === undefined) throw new CommandError('ADT_LISTEN is not set: there is no feed of ADT.');
      const named = await staff.database.db.transaction().execute((trx) => refusedNamed(trx, staff, given));
      for (const refused of named) {
        const isTaken = await replayOne(staff, refused, { isConfirmed, reason }, (text) => terminal.out(text));
        if (!isTaken) stillRefused += 1;
      }
      if (named.length === 0) terminal.out('No message waits.\n');
    });
    return stillRefused === 0 ? 0 : 1;
  },
};

/** Each in a transaction of its own: one that is still refused holds up no other. */
async function replayOne(
  staff: Staff,
  refused: RefusedAdt,
  { isConfirmed, reason }: { isConfirmed: boolean; reason: string },
  tell: (text: string) => void,
): Promise<boolean> {
  const { settings } = staff;
  const services = {
    clock: systemClock,
    keys: settings.keys,
    mrnSystem: settings.adt?.mrnAuthority ?? null,
    takesTrials: settings.mode !== 'production',
  };
  let isTaken = false;
  const message = await onPortal(staff, COMMAND, async (trx) => {
    const applied = await replayAdt(trx, refused, services, isConfirmed);
    isTaken = !(applied instanceof Hl7Error);
    const outcome = applied instanceof Hl7Error ? 'refused' : applied.kind;
    const details = { message: refused.messageId, outcome, confirmed: isConfirmed, reason };
    return { event: 'adtMessageReplayed', details, message: toldOf(refused, applied) };
  });
  tell(message);
  return isTaken;
}

function toldOf(refused: RefusedAdt, applied: AppliedAdt | Hl7Error): string {
  if (applied instanceof Hl7Error) {
    const { segment, field, code, message } = applied;
    return `Still refused: ${refusedText({ ...refused, error: { segment, field, code, message } })}`;
  }
  if (applied.kind === 'superseded')
    return `${refused.messageId}: a newer message has come of this patient, whose record stays as it is. It waits no more.\n`;
  const moved = applied.kind === 'merged' && applied.accounts.length > 0 ? ', and the account with it' : '';
  return `${refused.messageId}: taken${applied.kind === 'merged' ? `; the record was merged${moved}` : ''}.\n`;
}
