import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { deleteProxy, type EndedProxy } from '../../proxies/queries/proxies.ts';
import { deleteInvite } from '../../proxies/queries/proxy-invites.ts';
import { tellOfEnd } from '../../proxies/tell-of-end.ts';
import { ActError } from '../act-error.ts';
import { requireNameless } from '../reason.ts';
import { type ActJobs, actOnPortal, recordRefusals, type Staff } from '../staff.ts';
import { findLookedAfter, type NamedPatient } from './looked-after-patient.ts';

/**
 * Ends an access to a record, or an invitation to it, from the next click on. Both people of an access are told by e-mail.
 *
 * @param id of listProxiesForStaff.
 * @param reason of readReason.
 * @throws ActError for an account that is unknown or closed, a record that nobody looks after, an id of neither side, and a reason that
 * names the patient.
 */
export async function revokeProxyForStaff(
  staff: Staff,
  { patient: named, id, reason }: { patient: NamedPatient; id: string; reason: string },
): Promise<void> {
  await staff.withJobs((jobs) =>
    recordRefusals(staff, 'proxies revoke', (know) =>
      actOnPortal(staff, 'proxies revoke', async (trx) => {
        const patient = await findLookedAfter(trx, named, staff);
        know({ accountId: patient.accountId });
        requireNameless(reason, patient.named);
        const accountId = await revoke(trx, { ...patient, id }, { staff, jobs });
        return { event: 'proxyRevokedByStaff', accountId, details: { id, reason }, result: undefined };
      }),
    ),
  );
}

/** @returns the account of the patient to whose record it was; of an access that the named patient had, theirs. */
async function revoke(
  trx: Transaction<Tables>,
  { accountId, mergedIds, id }: { accountId: string; mergedIds: readonly string[]; id: string },
  sending: { staff: Staff; jobs: ActJobs },
): Promise<string> {
  for (const patientAccountId of [accountId, ...mergedIds]) {
    const ended = await deleteProxy(trx, { patientAccountId }, id);
    if (ended !== undefined) await tellBoth(trx, ended, sending);
    if (ended !== undefined || (await deleteInvite(trx, patientAccountId, id))) return patientAccountId;
  }
  const ended = await deleteProxy(trx, { accountId }, id);
  if (ended === undefined) {
    throw new ActError('accessGone', 'There is no such access or invitation. Nothing was changed.');
  }
  await tellBoth(trx, ended, sending);
  return accountId;
}

async function tellBoth(
  trx: Transaction<Tables>,
  { accountId, patientAccountId }: EndedProxy,
  { staff: { settings }, jobs }: { staff: Staff; jobs: ActJobs },
): Promise<void> {
  await tellOfEnd(trx, { accountId, kind: 'accessEnded' }, { settings, jobs });
  await tellOfEnd(trx, { accountId: patientAccountId, kind: 'proxyEndedByHelpDesk' }, { settings, jobs });
}
