import { isUuid } from '../platform/db/is-uuid.ts';
import { revokeProxyForStaff } from '../staff/proxies/revoke-proxy.ts';
import { type Command, UsageError } from './command.ts';
import { namedPatient, patientOptions, patientUsage } from './looked-after-patient.ts';
import { reasonDetails, reasonOf, reasonOption } from './reason.ts';
import { asStaff } from './staff.ts';

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
    await asStaff(context, async (staff) => {
      await revokeProxyForStaff(staff, { patient: await namedPatient(given, staff), id, reason });
    });
    terminal.out('It has ended.\n');
    return 0;
  },
};
