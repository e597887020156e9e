import type { Clock } from '../ports/clock.ts';
import type { Mail, MailPort } from '../ports/mail.ts';

/** What a call may leave to be done after its answer. */
export type Job = { name: 'send-mail'; data: Mail };

/** What the jobs work with. */
export interface JobPorts {
  mail: MailPort;
  clock: Clock;
  /** Job data holds addresses and health matters, so it is sealed while it waits. */
  secret: string;
  /** Told of every failure, without any of the job's data. */
  report: (failure: { queue: string; reason: string }) => void;
}
