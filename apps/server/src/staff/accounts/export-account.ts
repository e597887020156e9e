import type { ExportForm } from '@portico/staff-contract';
import { unsealProfile } from '../../accounts/profile.ts';
import { collectAccountData } from '../../lifecycle/export/collect-account-data.ts';
import { bundleOf } from '../../lifecycle/export/fhir-bundle.ts';
import { requireNameless } from '../reason.ts';
import { actOnAnyAccount, type Staff } from '../staff.ts';

/**
 * Everything that an account has, for its owner to take along; nothing in it opens the account. Staff make sure who is asking, so
 * that nothing is left out.
 *
 * @param reason of readReason.
 * @param handOver gets the text within the transaction: what it throws, nothing is recorded.
 * @throws ActError for an unknown account, and a reason that names its owner.
 */
export async function exportAccount(
  staff: Staff,
  { username, form, reason }: { username: string; form: ExportForm; reason: string },
  handOver: (text: string) => Promise<void>,
): Promise<void> {
  await actOnAnyAccount(staff, { command: 'accounts export', username, isRead: true }, async (trx, account) => {
    const { settings, now } = staff;
    const profile = unsealProfile(settings.keys, account);
    requireNameless(reason, profile);
    const { language } = profile;
    const data = await collectAccountData({ db: trx, account, settings, language, now }, true);
    await handOver(JSON.stringify(form === 'fhir' ? bundleOf(data) : data, null, 2));
    return { event: 'accountExported', details: { reason, form }, result: undefined };
  });
}
