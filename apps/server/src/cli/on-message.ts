import { formatHelpDeskReference, readHelpDeskReference } from '@portico/rules';
import type { Transaction } from 'kysely';
import { holdMessage, type StoredMessage } from '../help-desk/queries/messages.ts';
import type { AuditEvent } from '../platform/audit/events.ts';
import type { Tables } from '../platform/db/tables.ts';
import { CommandError, UsageError } from './command.ts';
import { onPortal, type Staff } from './staff.ts';

/**
 * Runs a command on one message to the help desk, in one transaction that ends with its entry in the audit trail.
 *
 * @param command as on the command line, without the reference number.
 * @returns the message for the terminal.
 * @throws UsageError for what is no reference number; CommandError for one that no message has.
 */
export async function onMessage(
  staff: Staff,
  { command, event, typed }: { command: string; event: AuditEvent; typed: string },
  work: (trx: Transaction<Tables>, message: StoredMessage) => Promise<string>,
): Promise<string> {
  const reference = readHelpDeskReference(typed);
  if (reference === null) throw new UsageError('REFERENCE must be a reference number, as K7Q2M-9XWRT.');
  return onPortal(staff, command, async (trx) => {
    const found = await holdMessage(trx, reference);
    if (found === undefined) {
      throw new CommandError(`No message has the reference number ${formatHelpDeskReference(reference)}.`);
    }
    const message = await work(trx, found);
    return { event, accountId: isOfAccount(found) ? found.owner_id : null, details: { reference }, message };
  });
}

/** Whether its writer was signed in, and so can read an answer. */
export function isOfAccount({ owner_kind }: Pick<StoredMessage, 'owner_kind'>): boolean {
  return owner_kind === 'account';
}
