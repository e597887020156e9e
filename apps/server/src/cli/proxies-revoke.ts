import type { Transaction } from 'kysely';
import { isUuid } from '../platform/db/is-uuid.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import { deleteProxy, type EndedProxy } from '../proxies/queries/proxies.ts';
import { deleteInvite } from '../proxies/queries/proxy-invites.ts';
import { tellOfEnd } from '../proxies/tell-of-end.ts';
import { type Command, CommandError, UsageError } from './command.ts';
import { findLookedAfter, namedPatient, patientOptions, patientUsage } from './looked-after-patient.ts';
import { requireNameless } from '../staff/reason.ts';
import { reasonDetails, reasonOf, reasonOption } from './reason.ts';
import { asStaff, onPortal, type Staff, withJobWriter } from './staff.ts';

/** `portico proxies revoke`: ends an access to a record, or an invitation. */
export const proxiesRevoke: Command = {
  name: 'proxies revoke',
  usage: `${patientUsage} --id ID --reason TEXT`,
  summary: 'End an access to the record of a patient, or an invitation to it.',
  details:
    'ID is from `proxies list`. It counts from the next click on, in every browser. Both people of an access are told by e-mail.\n' +
    reasonDetails,
  options: { ...patientOptions, ...reasonOption, id: { type: 'string' } },
  records: ['proxyRevokedByStaff'],
  positionals: [],
  optionalPositionals: ['USERNAME'],
  async run({ terminal, ...context }, given) {
    const reason = reasonOf(given);
    const id = String(given.options['id'] ?? '');
    if (!isUuid(id)) throw new UsageError('--id must be an id of `proxies list`.');
    const told = await asStaff(context, async (staff) => {
      const named = await namedPatient(given, staff);
      return withJobWriter(staff, (jobs) =>
        onPortal(staff, 'proxies revoke', async (trx) => {
          const patient = await findLookedAfter(trx, named, staff);
          const { accountId } = patient;
          requireNameless(reason, patient.named);
          await revoke(trx, { accountId, id }, { staff, jobs });
          const message = 'It has ended.\n';
          return { event: 'proxyRevokedByStaff', accountId, details: { id, reason }, message };
        }),
      );
    });
    terminal.out(told);
    return 0;
  },
};

/** @throws CommandError where the patient has no access or invitation of this id, on either side. */
async function revoke(
  trx: Transaction<Tables>,
  { accountId, id }: { accountId: string; id: string },
  sending: { staff: Staff; jobs: Pick<JobQueue, 'enqueue'> },
): Promise<void> {
  const ended =
    (await deleteProxy(trx, { patientAccountId: accountId }, id)) ?? (await deleteProxy(trx, { accountId }, id));
  if (ended !== undefined) await tellBoth(trx, ended, sending);
  else if (!(await deleteInvite(trx, accountId, id))) {
    throw new CommandError('There is no such access or invitation. Nothing was changed.');
  }
}

async function tellBoth(
  trx: Transaction<Tables>,
  { accountId, patientAccountId }: EndedProxy,
  { staff: { settings }, jobs }: { staff: Staff; jobs: Pick<JobQueue, 'enqueue'> },
): Promise<void> {
  await tellOfEnd(trx, { accountId, kind: 'accessEnded' }, { settings, jobs });
  await tellOfEnd(trx, { accountId: patientAccountId, kind: 'proxyEndedByHelpDesk' }, { settings, jobs });
}
