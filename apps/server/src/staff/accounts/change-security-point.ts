import type { SecurityPoint } from '@portico/staff-contract';
import { unsealProfile } from '../../accounts/profile.ts';
import { holdSecurityPoints, setSecurityPoints } from '../../accounts/queries/accounts.ts';
import { requireNameless } from '../reason.ts';
import { actOnAccount, type Staff } from '../staff.ts';

export interface SecurityPointChange {
  username: string;
  point: SecurityPoint;
  /** Of readReason; null where a command was given none. */
  reason: string | null;
}

/**
 * Takes a security point from an account (spec §6). It counts from the next click on; what it has saved stays.
 *
 * @throws ActError for an account that is unknown or closed, and a reason that names its owner.
 */
export async function restrictAccount(staff: Staff, change: SecurityPointChange): Promise<void> {
  await changePoints(staff, change, {
    command: 'accounts restrict',
    event: 'accountRestricted',
    changed: (held) => held.filter((each) => each !== change.point),
  });
}

/**
 * Gives a security point to an account (spec §6). It counts from the next click on.
 *
 * @throws ActError as restrictAccount does.
 */
export async function permitAccount(staff: Staff, change: SecurityPointChange): Promise<void> {
  await changePoints(staff, change, {
    command: 'accounts permit',
    event: 'accountPermitted',
    changed: (held) => [...new Set([...held, change.point])],
  });
}

interface PointAct {
  command: string;
  event: 'accountRestricted' | 'accountPermitted';
  changed: (held: readonly string[]) => readonly string[];
}

async function changePoints(
  staff: Staff,
  { username, point, reason }: SecurityPointChange,
  { command, event, changed }: PointAct,
): Promise<void> {
  await actOnAccount(staff, { command, username }, async (trx, account) => {
    if (reason !== null) requireNameless(reason, unsealProfile(staff.settings.keys, account));
    const held = (await holdSecurityPoints(trx, account.account_id)) ?? [];
    await setSecurityPoints(trx, account.account_id, changed(held));
    return { event, details: { point, ...(reason === null ? {} : { reason }) }, result: undefined };
  });
}
