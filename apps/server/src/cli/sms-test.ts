import { readPhone } from '@portico/rules';
import { randomUUID } from 'node:crypto';
import { systemClock } from '../adapters/clock-system.ts';
import { smsByTwilio } from '../adapters/sms-twilio.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { type Command, CommandError, UsageError } from './command.ts';
import { tellTest } from './tell-test.ts';

/** `portico sms test`: one text message through the service that is set. */
export const smsTest: Command = {
  name: 'sms test',
  usage: 'PHONE',
  summary: 'Send one text message to a phone of yours, by the service that is set.',
  details:
    'It goes out by SMS_URL, as a code to a patient would, and says nothing of anybody. No database is opened.\n' +
    'The exit code is 0 where the service took it.',
  options: {},
  records: [],
  positionals: ['PHONE'],
  async run({ terminal, env }, { positionals: [phone = ''] }) {
    const read = readPhone(phone);
    if (!('phone' in read)) throw new UsageError(`"${phone}" is no phone number, as 650-555-0142.`);
    const { smsUrl, smsAuthority, healthSystem } = await readSettings('demonstration', env);
    if (smsUrl === undefined) {
      throw new CommandError('SMS_URL is not set: text messages are kept in the outbox, and none goes out.');
    }
    const accepted = await tellTest(terminal, 'The text message', (report) =>
      smsByTwilio(smsUrl, systemClock, { report, authority: smsAuthority }).send({
        id: randomUUID(),
        to: read.phone.e164,
        text: `${healthSystem.name}: a test. The patient portal can send text messages.`,
      }),
    );
    return accepted ? 0 : 1;
  },
};
