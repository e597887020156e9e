import type { AppSignOutsPort } from '../../ports/app-sign-outs.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EligibilityPort } from '../../ports/eligibility.ts';
import type { LettersPort } from '../../ports/letters.ts';
import type { MailPort } from '../../ports/mail.ts';
import type { PatientExportPort } from '../../ports/patient-export.ts';
import type { PatientsPort } from '../../ports/patients.ts';
import type { SmsPort } from '../../ports/sms.ts';
import type { Settings } from '../settings/settings.ts';

/** What failed and why, without the job's data. */
interface JobError {
  queue: string;
  reason: string;
  /** A further detail for the operator, such as a status or an error code. */
  detail?: string;
  /** Of an inquiry: the name of the gateway. */
  gateway?: string;
}

/** The ports that jobs use. */
export interface JobPorts {
  mail: MailPort;
  sms: SmsPort;
  letters: LettersPort;
  patients: PatientsPort;
  /** Absent where no patients are fetched at night. */
  patientExport?: PatientExportPort | undefined;
  eligibility: EligibilityPort;
  appSignOuts: AppSignOutsPort;
  clock: Clock;
  /** Job data contain addresses and health information, so they are sealed with the secret while the job waits. */
  settings: Pick<
    Settings,
    | 'keys'
    | 'patients'
    | 'publicUrl'
    | 'priceFilesFolder'
    | 'healthSystem'
    | 'eligibility'
    | 'mode'
    | 'keptPrices'
    | 'priceLimits'
  >;
  /** Called for every failure. */
  report: (failure: JobError) => void;
}
