import { readReason } from '../staff/reason.ts';
import { asUsage, type CommandArguments } from './command.ts';

/** The option of every command that takes something from an account: its words go into the audit trail. */
export const reasonOption = { reason: { type: 'string' } } as const;

/** Says in the help of a command what a reason is. */
export const reasonDetails =
  '--reason goes into the audit trail, which is never erased: say why in a few words, as "ticket 4711, taken over", and\n' +
  'name nobody in it.';

/** @throws UsageError without a reason, and for one that is too long or of several lines. */
export function reasonOf({ options }: Pick<CommandArguments, 'options'>): string {
  const input = options['reason'];
  return asUsage(() => readReason(typeof input === 'string' ? input : ''));
}
