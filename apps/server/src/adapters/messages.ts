import type { Database } from '../platform/db/database.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { LettersPort } from '../ports/letters.ts';
import type { MailPort } from '../ports/mail.ts';
import type { SmsPort } from '../ports/sms.ts';
import { systemClock } from './clock-system.ts';
import { lettersToFolder } from './letters-folder.ts';
import { lettersByHttp } from './letters-http.ts';
import { mailToOutbox } from './mail-outbox.ts';
import { mailBySmtp } from './mail-smtp.ts';
import type { ServiceError } from './service-error.ts';
import { smsToOutbox } from './sms-outbox.ts';
import { smsByTwilio } from './sms-twilio.ts';

export function createMail(database: Database, settings: Settings, report: (error: ServiceError) => void): MailPort {
  return settings.smtp === undefined
    ? mailToOutbox(database.db, systemClock)
    : mailBySmtp(settings.smtp, settings.mailFrom, report, settings.healthSystem.brand?.files?.logoOnPaper);
}

export function createSms(database: Database, settings: Settings, report: (error: ServiceError) => void): SmsPort {
  return settings.smsUrl === undefined
    ? smsToOutbox(database.db, systemClock)
    : smsByTwilio(settings.smsUrl, systemClock, { report, authority: settings.smsAuthority });
}

export function createLetters(
  database: Database,
  { letters }: Settings,
  report: (error: ServiceError) => void,
): LettersPort {
  return letters.service === undefined
    ? lettersToFolder(database.db, systemClock, letters.folder)
    : lettersByHttp(letters.service, { report });
}
