import type { LoggedControls } from '../insurance/logged-controls.ts';
import type { Clock } from '../ports/clock.ts';
import type { EligibilityPort } from '../ports/eligibility.ts';
import type { LettersPort } from '../ports/letters.ts';
import type { Mail, MailPort } from '../ports/mail.ts';
import type { PatientsPort } from '../ports/patients.ts';
import type { Sms, SmsPort } from '../ports/sms.ts';
import type { Settings } from '../settings/settings.ts';
import type { InquiryJob } from './eligibility-inquiry.ts';
import type { PhoneCode } from './phone-code.ts';
import type { LetterJob } from './print-letter.ts';
import type { RecoveryMessage } from './recovery-message.ts';
import type { SignUpLetter } from './sign-up-letter.ts';

/** What a call may leave to be done after its answer. */
export type Job =
  | { name: 'send-mail'; data: Mail }
  | { name: 'send-sms'; data: Sms }
  | { name: 'print-letter'; data: LetterJob }
  | { name: 'phone-code'; data: PhoneCode }
  | { name: 'sign-up-letter'; data: SignUpLetter }
  | { name: 'recovery-message'; data: RecoveryMessage }
  | { name: 'eligibility-inquiry'; data: InquiryJob };

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
  /** Told of every eligibility message that went out or came in, by its control numbers (CAQH CORE). */
  keepControls: (direction: 'sent' | 'received', controls: LoggedControls) => void;
}
