import type { Clock } from '../ports/clock.ts';
import type { Mail, MailPort } from '../ports/mail.ts';
import type { Sms, SmsPort } from '../ports/sms.ts';
import type { Settings } from '../settings/settings.ts';
import type { RecoveryMessage } from './recovery-message.ts';

/** What a call may leave to be done after its answer. */
export type Job =
  | { name: 'send-mail'; data: Mail }
  | { name: 'send-sms'; data: Sms }
  | { name: 'recovery-message'; data: RecoveryMessage };

/** What the jobs work with. */
export interface JobPorts {
  mail: MailPort;
  sms: SmsPort;
  clock: Clock;
  /** Job data holds addresses and health matters, so it is sealed with the secret while it waits. */
  settings: Pick<Settings, 'secret' | 'publicUrl' | 'healthSystem'>;
  /** Told of every failure, without any of the job's data. */
  report: (failure: { queue: string; reason: string }) => void;
}
