import { readEmail } from '@portico/rules';
import { randomUUID } from 'node:crypto';
import { mailBySmtp } from '../adapters/mail-smtp.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { type Command, CommandError, UsageError } from './command.ts';
import { tellTest } from './tell-test.ts';

/** `portico mail test`: one mail through the hospital's own mail server. */
export const mailTest: Command = {
  name: 'mail test',
  usage: 'ADDRESS',
  summary: 'Send one mail to a mailbox of yours, by the mail server that is set.',
  details:
    'It goes out by SMTP_URL from MAIL_FROM, as a mail to a patient would, and says nothing of anybody. No database is opened.\n' +
    'The exit code is 0 where the mail server took it.',
  options: {},
  records: [],
  positionals: ['ADDRESS'],
  async run({ terminal, env }, { positionals: [address = ''] }) {
    const to = readEmail(address);
    if (to === null) throw new UsageError(`"${address}" is no mail address.`);
    const { smtp, mailFrom, healthSystem } = await readSettings('demonstration', env);
    if (smtp === undefined)
      throw new CommandError('SMTP_URL is not set: mails are kept in the outbox, and none goes out.');
    const accepted = await tellTest(terminal, 'The mail', async (report) => {
      const mail = mailBySmtp(smtp, mailFrom, report);
      try {
        return await mail.send({
          id: randomUUID(),
          to,
          subject: `Test of the mail of ${healthSystem.name}`,
          text: 'The patient portal can send mail. Nobody needs to answer.\n',
        });
      } finally {
        await mail.close();
      }
    });
    return accepted ? 0 : 1;
  },
};
