import type { Transaction } from 'kysely';
import { systemClock } from '../adapters/clock-system.ts';
import { createPatients } from '../adapters/patients.ts';
import type { Tables } from '../platform/db/tables.ts';
import { createJobWriter } from '../platform/jobs/job-writer.ts';
import { actOnPortal, type Staff, type StaffEntry } from '../staff/staff.ts';
import type { CommandContext } from './command.ts';
import { readCommandSettings } from './command-settings.ts';
import { operatorOf } from './operator.ts';
import { type DatabaseContext, withDatabase } from './with-database.ts';

export { recordCommand, type Staff } from '../staff/staff.ts';

/** What a staff command needs of its context. */
export type StaffContext = DatabaseContext & Pick<CommandContext, 'as' | 'user'>;

/**
 * Connects to the portal's database for one staff command.
 *
 * @throws UsageError if nobody says who runs it. CommandError if the settings name no database.
 * @throws InstallationError if PORTICO_SECRET is not the portal's: no account would be found, and the audit trail would
 * break.
 */
export async function asStaff<Result>(context: StaffContext, work: (staff: Staff) => Promise<Result>): Promise<Result> {
  const settings = await readCommandSettings(context.env);
  const operator = operatorOf(context.as, context.user, settings);
  return withDatabase(context, settings, async (database, ofDatabase) => {
    const patients = createPatients(ofDatabase, database.db, systemClock, () => {});
    const withJobs: Staff['withJobs'] = async (act) => {
      const jobs = await createJobWriter(database, ofDatabase.keys);
      try {
        return await act(jobs);
      } finally {
        await jobs.stop();
      }
    };
    return work({ database, settings: ofDatabase, now: systemClock.now(), operator, patients, withJobs });
  });
}

/** The result of a command: for the audit trail, and for the terminal. */
export interface Done extends StaffEntry {
  message: string;
}

const toResult = ({ message, ...entry }: Done) => ({ ...entry, result: message });

/**
 * Runs a command that names no account (actOnPortal).
 *
 * @returns the message for the terminal.
 */
export async function onPortal(
  staff: Staff,
  command: string,
  work: (trx: Transaction<Tables>) => Promise<Done>,
): Promise<string> {
  return actOnPortal(staff, command, async (trx) => toResult(await work(trx)));
}
