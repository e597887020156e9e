import * as z from 'zod';
import { mailRequiresTls } from './plaintext.ts';
import { urlOf } from './url-variable.ts';

/** The mail server. */
export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password if the server asks for them. */
  url: string;
  /** Whether mail goes there over verified TLS or not at all. */
  requiresTls: boolean;
}

/** By what mails and text messages go out; without a service they stand in the demonstration's outbox. */
export interface MessagesSettings {
  smtp?: SmtpSettings;
  mailFrom: string;
  smsUrl?: string;
  /** Certificates of the authorities that vouch for the service of text messages, as a PEM text; readSettings adds them. */
  smsAuthority?: string;
}

/** The environment variables. */
export const messagesVariables = {
  // A query could switch the check of certificates off.
  SMTP_URL: urlOf(/^smtps?:[^?#]+$/, 'smtps://user:password@mail.example.org, without ? or #').optional(),
  SMS_URL: urlOf(
    /^https?:\/\/[^:@/?#]+:[^@/?#]+@[^?#]+\?from=./,
    'https://SID:TOKEN@api.twilio.com?from=%2B16505550100',
  ).optional(),
  MAIL_FROM: z
    .string()
    .regex(/[^\s@<]+@[^\s@>]+/, 'must hold an address, as Alder Bay Health <portal@example.org>')
    .optional(),
};

type Values = { [Name in keyof typeof messagesVariables]?: z.infer<(typeof messagesVariables)[Name]> };

/**
 * The variables as settings.
 *
 * @param env without empty variables.
 */
export function messagesSettings(values: Values, env: NodeJS.ProcessEnv): MessagesSettings {
  return {
    mailFrom: values.MAIL_FROM ?? 'Portico <portico@localhost>',
    ...(values.SMTP_URL === undefined ? {} : { smtp: { url: values.SMTP_URL, requiresTls: mailRequiresTls(env) } }),
    ...(values.SMS_URL === undefined ? {} : { smsUrl: values.SMS_URL }),
  };
}

/** Errors in production: messages reach people. */
export function messagesErrorsInProduction(env: NodeJS.ProcessEnv): string[] {
  const toDo = {
    SMTP_URL:
      "SMTP_URL is not set, so mail would go to the demonstration's outbox. Set it, as smtps://user:password@host.",
    SMS_URL:
      "SMS_URL is not set, so text messages would go to the demonstration's outbox. Set it, as https://SID:TOKEN@api.twilio.com?from=%2B16505550100.",
    MAIL_FROM: 'MAIL_FROM is not set. Set the address that mails come from.',
  };
  return Object.entries(toDo).flatMap(([name, error]) => (env[name] === undefined ? [error] : []));
}
