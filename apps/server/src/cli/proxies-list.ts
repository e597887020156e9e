import { dayIn } from '../platform/time.ts';
import { countOf } from '../prices/figures.ts';
import { scopesText } from '../staff/proxies/scopes-text.ts';
import { listProxiesForStaff, type ProxyLine } from '../staff/proxies/list-proxies.ts';
import type { Command } from './command.ts';
import { namedPatient, patientOptions, patientUsage } from './looked-after-patient.ts';
import { asStaff } from './staff.ts';

/** `portico proxies list`: lists who looks after a patient, whom the patient looks after, and who is invited. */
export const proxiesList: Command = {
  name: 'proxies list',
  usage: patientUsage,
  summary: 'List who looks after a patient, whom the patient looks after, and open invitations.',
  details: 'Each line begins with the id that `proxies revoke` takes. The look is recorded in the audit trail.',
  options: patientOptions,
  records: ['proxiesListed'],
  positionals: [],
  optionalPositionals: ['USERNAME'],
  async run({ terminal, ...context }, given) {
    const told = await asStaff(context, async (staff) => {
      const patient = await namedPatient(given, staff);
      const day = (time: Date): string => dayIn(staff.settings.healthSystem.timeZone, time);
      const lines = (await listProxiesForStaff(staff, { patient, reason: null })).map((each) => lineOf(each, day));
      return `${countOf(lines.length, 'line')}\n${lines.map((line) => `  ${line}\n`).join('')}`;
    });
    terminal.out(told);
    return 0;
  },
};

function lineOf({ id, kind, name, email, scopes, since, until }: ProxyLine, day: (time: Date) => string): string {
  const person = name ?? '(no account any more)';
  const may = scopesText(scopes);
  if (since === null) return `${id}  invited: ${person} <${email}>, ${may}, open until ${day(until)}`;
  return `${id}  ${kind === 'looksAfter' ? 'looks after' : 'looked after by'} ${person}, ${may}, ${day(since)} to ${day(until)}`;
}
