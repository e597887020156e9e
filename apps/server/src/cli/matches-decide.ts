import { saveAccountProof } from '../accounts/queries/account-proofs.ts';
import { setAccountPatient } from '../accounts/queries/accounts.ts';
import { unsealProfile } from '../accounts/profile.ts';
import { queueRecordNotice } from '../enrolment/record-notice/record-notice-job.ts';
import { closeMatchCase, type OpenMatch } from '../patients/matching/match-case.ts';
import { normalizeMedicalRecordNumber } from '../patients/patient-id.ts';
import { linkAccount } from '../patients/queries/patient-accounts.ts';
import { type Command, type CommandArguments, CommandError, UsageError } from './command.ts';
import { requireNameless } from '../staff/reason.ts';
import { reasonDetails, reasonOf, reasonOption } from './reason.ts';
import { asStaff, onAccount, withJobWriter } from './staff.ts';

/** `portico matches decide`: says whose record that of an account is. */
export const matchesDecide: Command = {
  name: 'matches decide',
  usage: 'ACCOUNT --mrn NUMBER | --none --reason TEXT',
  summary: 'Say which record is that of an account, or that none is.',
  details:
    'One of the records that "matches list" has is linked to the account, which opens it at once, and everything on file of the\n' +
    'patient is told; or none is, and the account stays without a record. See beforehand who the person is, as at a desk.\n' +
    reasonDetails,
  options: { mrn: { type: 'string' }, none: { type: 'boolean' }, ...reasonOption },
  records: ['matchDecided'],
  positionals: ['ACCOUNT'],
  async run({ terminal, ...context }, given) {
    const [username = ''] = given.positionals;
    const wanted = wantedOf(given);
    const reason = reasonOf(given);
    const told = await asStaff(context, (staff) =>
      withJobWriter(staff, (jobs) =>
        onAccount(staff, { command: 'matches decide', username }, async (trx, account) => {
          const { now } = staff;
          const { keys } = staff.settings;
          const { account_id: accountId } = account;
          requireNameless(reason, {
            ...unsealProfile(keys, account),
            ...(wanted === null ? {} : { medicalRecordNumber: wanted }),
          });
          const matches = await closeMatchCase(trx, keys, accountId);
          if (matches === undefined)
            throw new CommandError(`Nothing is to be decided about ${username}. Nothing was changed.`);
          if (wanted === null) {
            const message = `${username} stays without a record.\n`;
            return { event: 'matchDecided', details: { is: 'none', reason }, message };
          }
          const { patientId, medicalRecordNumber: number } = chosenOf(matches, wanted);
          if (!(await linkAccount(trx, { patientId, accountId, now }))) {
            throw new CommandError('The patient has an account already. Nothing was changed.');
          }
          await setAccountPatient(trx, accountId, patientId);
          await saveAccountProof(trx, accountId, { method: 'match', at: now });
          await queueRecordNotice(trx, jobs, { accountId, patientId, number, proof: 'match' }, now);
          const message = `${username} opens the record now, and everything on file of the patient is told.\n`;
          return { event: 'matchDecided', details: { is: 'record', reason }, message };
        }),
      ),
    );
    terminal.out(told);
    return 0;
  },
};

/** The number of the record; null for none. */
function wantedOf({ options: { mrn, none } }: CommandArguments): string | null {
  if ((typeof mrn === 'string') === (none === true))
    throw new UsageError('Give --mrn with the number of the record, or --none.');
  return typeof mrn === 'string' ? mrn : null;
}

function chosenOf(matches: readonly OpenMatch[], wanted: string): OpenMatch {
  const number = normalizeMedicalRecordNumber(wanted);
  const chosen = matches.find(
    ({ medicalRecordNumber }) => normalizeMedicalRecordNumber(medicalRecordNumber) === number,
  );
  if (chosen === undefined)
    throw new CommandError('This record is none of those that "matches list" has. Nothing was changed.');
  return chosen;
}
