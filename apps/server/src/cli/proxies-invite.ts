import { sendMailJob } from '../documents/jobs/send-mail.ts';
import { readEmail } from '@portico/rules';
import { randomUUID } from 'node:crypto';
import { unsealProfile } from '../accounts/profile.ts';
import { hashOf, newToken } from '../platform/crypto/token.ts';
import { insertInvite } from '../patients/queries/proxy-invites.ts';
import { inviteMail } from '../documents/invite-mail.ts';
import type { JobQueue } from '../platform/jobs/job-queue.ts';
import { DAY_SECONDS, secondsAfter } from '../platform/time.ts';
import { type Command, UsageError } from './command.ts';
import { asStaff, onAccount, type Staff, withJobWriter } from './staff.ts';
import { limits } from '../platform/limits/limits.ts';

const DAYS = limits.proxyInvite.window / DAY_SECONDS;

/** `portico proxies invite`: invites a person, by mail, to look after a patient's record. */
export const proxiesInvite: Command = {
  name: 'proxies invite',
  usage: 'USERNAME --email ADDRESS [--manage]',
  summary: 'Invite somebody by e-mail to look after the record of a patient.',
  details:
    `USERNAME is the patient's. The mail does not name the patient; its link works once, within ${DAYS} days. With --manage\n` +
    'the person may also act for the patient. On the embedded database the mail goes out when the server is started again.',
  options: { email: { type: 'string' }, manage: { type: 'boolean' } },
  records: ['proxyInvited'],
  positionals: ['USERNAME'],
  async run({ terminal, ...context }, { positionals, options }) {
    const [username = ''] = positionals;
    const to = typeof options['email'] === 'string' ? readEmail(options['email']) : null;
    if (to === null) throw new UsageError('--email must be the address of the person to invite.');
    const scope = options['manage'] === true ? 'manage' : 'view';
    const invite = (staff: Staff, jobs: Pick<JobQueue, 'enqueue'>): Promise<string> =>
      onAccount(staff, { command: 'proxies invite', username }, async (trx, account) => {
        const { settings, now } = staff;
        const inviteCode = newToken();
        await insertInvite(trx, {
          invite_hash: hashOf(inviteCode),
          patient_account_id: account.account_id,
          scope,
          expires_at: secondsAfter(now, limits.proxyInvite.window),
        });
        const { language } = unsealProfile(settings.keys, account);
        const content = inviteMail({ inviteCode, scope, days: DAYS }, language, settings);
        await jobs.enqueue(trx, sendMailJob.of({ id: randomUUID(), to, ...content }));
        return {
          event: 'proxyInvited',
          details: { scope },
          message: `The invitation to ${to} goes out as soon as the server runs; its link begins with ${settings.publicUrl}.\n`,
        };
      });
    terminal.out(await asStaff(context, (staff) => withJobWriter(staff, (jobs) => invite(staff, jobs))));
    return 0;
  },
};
