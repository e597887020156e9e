import type { Clock } from '../../ports/clock.ts';
import type { EligibilityPort } from '../../ports/eligibility.ts';
import type { LettersPort } from '../../ports/letters.ts';
import type { MailPort } from '../../ports/mail.ts';
import type { PatientsPort } from '../../ports/patients.ts';
import type { SmsPort } from '../../ports/sms.ts';
import type { Settings } from '../settings/settings.ts';

/** What failed, and why, without any of the job's data. */
interface JobFailure {
  queue: string;
  reason: string;
  /** What an operator needs beside it, as a status or the code of a failure. */
  detail?: string;
}

/** What the jobs work with. */
export interface JobPorts {
  mail: MailPort;
  sms: SmsPort;
  letters: LettersPort;
  patients: PatientsPort;
  eligibility: EligibilityPort;
  clock: Clock;
  /** Job data holds addresses and health matters, so it is sealed with the secret while it waits. */
  settings: Pick<Settings, 'secret' | 'publicUrl' | 'healthSystem' | 'eligibility' | 'mode'>;
  /** Told of every failure. */
  report: (failure: JobFailure) => void;
}
