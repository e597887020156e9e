import { createTransport } from 'nodemailer';
import { askService } from '../platform/telemetry/measure-asking.ts';
import type { SmtpSettings } from '../platform/settings/messages.ts';
import type { ServiceError } from './service-error.ts';
import { isAboutMail, type SmtpRefusal } from './smtp-refusal.ts';
import { LOGO_CONTENT_ID, type Mail, type MailLogo, type MailOutcome, type MailPort } from '../ports/mail.ts';

type Report = (failure: ServiceError) => void;

/** In milliseconds. A mail that takes longer is tried again by the queue. */
const PATIENCE = 20_000;

/**
 * Mail by SMTP.
 *
 * @param server where TLS is required, one without STARTTLS or without a certificate of its name is told neither password
 *   nor mail, and the mail waits.
 * @param from the sender's address, with or without a name.
 * @param report called when the server, and not a mail, is why one waits.
 * @param logo goes with each mail whose text shows it.
 */
export function mailBySmtp(
  { url, requiresTls }: SmtpSettings,
  from: string,
  report: Report = () => {},
  logo?: MailLogo,
): MailPort {
  const transport = createTransport(
    {
      url,
      requireTLS: requiresTls,
      pool: true,
      maxConnections: 3,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      // A mail holds only what we wrote: nothing is fetched or read from disk for it.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    send: (mail) =>
      askService('mail server', async (note) => {
        try {
          await transport.sendMail(messageOf(mail, from, logo));
          return 'accepted';
        } catch (error) {
          if (!isAboutThisMail(error)) {
            const failure = failureOf(error);
            note(failure.reason);
            report(failure);
          }
          return outcomeOf(error);
        }
      }),
    close: async () => transport.close(),
  };
}

function messageOf(mail: Mail, from: string, logo: MailLogo | undefined): Record<string, unknown> {
  return {
    // An object, not text: a comma in the address must not add a second recipient.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === undefined ? {} : { html: mail.html, attachments: logosIn(mail.html, logo) }),
    // If a mail is sent twice, both have the same Message-ID, and mailboxes show it once.
    messageId: `<${mail.id}@${domainOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
  };
}

function logosIn(html: string, logo: MailLogo | undefined): object[] {
  if (logo === undefined || !html.includes(`cid:${LOGO_CONTENT_ID}`)) return [];
  return [{ cid: LOGO_CONTENT_ID, content: logo.content, contentType: logo.type, contentDisposition: 'inline' }];
}

/** By which a mail program has a button that ends such mail (RFC 2369, RFC 8058). */
function unsubscribeHeaders({ unsubscribeUrl }: Mail): Record<string, string> {
  if (unsubscribeUrl === undefined) return {};
  return { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function domainOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
}

/**
 * Only a 5xx about this recipient or this message is final. The operator can mend a refused login, a refused sender or a lost connection.
 */
function outcomeOf(error: unknown): MailOutcome {
  if (!isAboutThisMail(error) || !('responseCode' in error)) return 'deferred';
  return Number(error.responseCode) >= 500 ? 'refused' : 'deferred';
}

/** The sender is that of every mail, and a server that relays for nobody takes none of them: a final refusal would lose them all. */
function isAboutThisMail(error: unknown): error is Error {
  const code = codeOf(error);
  return code === 'EMESSAGE' || (code === 'EENVELOPE' && isAboutMail(error as SmtpRefusal));
}

/** What the operator has to mend: the login, the certificate, STARTTLS, the sender, the connection. Of the error its code alone. */
function failureOf(error: unknown): ServiceError {
  // The code of a certificate that is not believed is that of any broken connection.
  const isCertificate = error instanceof Error && /certificate|altnames/i.test(error.message);
  const detail = isCertificate ? 'certificate' : codeOf(error);
  const reason = ['EAUTH', 'ETLS', 'EENVELOPE', 'certificate'].includes(detail) ? 'refused' : 'unreachable';
  return { service: 'mail server', reason, detail };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
