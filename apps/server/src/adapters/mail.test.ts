import { randomUUID } from 'node:crypto';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { listOutbox } from '../platform/outbox.ts';
import type { Mail, MailPort } from '../ports/mail.ts';
import { createTestDatabase } from '../testing/databases.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { mailToOutbox } from './mail-outbox.ts';
import { mailBySmtp } from './mail-smtp.ts';
import type { ServiceError } from './service-error.ts';

interface Delivered {
  to: string;
  /** All that the mailbox received, headers included. */
  content: string;
}

/** The port under test and a look into the mailboxes behind it. */
interface Setup {
  port: MailPort;
  delivered(): Promise<Delivered[]>;
  close(): Promise<void>;
}

async function outboxSetup(): Promise<Setup> {
  const database: Database = await createTestDatabase('pglite');
  return {
    port: mailToOutbox(database.db, settableClock()),
    delivered: async () =>
      (await listOutbox(database.db)).map((row) => ({
        to: row.recipient,
        content: `${row.subject}\n${row.text}\n${row.html}`,
      })),
    close: () => database.close(),
  };
}

async function smtpSetup(): Promise<Setup> {
  const mails: Delivered[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (address, _session, callback) => {
      if (address.address === 'bounce@fail.example') callback(smtpError('No such mailbox', 550));
      else if (address.address === 'slow@fail.example') callback(smtpError('Try later', 451));
      else callback();
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map((each) => each.address).join(', ');
        mails.push({ to, content: Buffer.concat(chunks).toString('utf8') });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    port: mailBySmtp(
      { url: `smtp://127.0.0.1:${port}`, requiresTls: false },
      'Alder Bay Health <estimates@alderbay.example>',
    ),
    delivered: async () => mails,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}

function smtpError(message: string, responseCode: number): Error {
  return Object.assign(new Error(message), { responseCode });
}

function mailTo(to: string): Mail {
  return { id: randomUUID(), to, subject: 'Your estimate', text: 'In words.', html: '<p>In pictures.</p>' };
}

describe.each([
  ['the outbox', outboxSetup],
  ['SMTP', smtpSetup],
])('mail by %s', (_name, open) => {
  let setup: Setup;
  beforeAll(async () => {
    setup = await open();
  });
  afterAll(async () => {
    await setup.port.close();
    await setup.close();
  });

  it('delivers subject, text and HTML to the one recipient', async () => {
    expect(await setup.port.send(mailTo('maria@example.org'))).toBe('accepted');
    const mail = (await setup.delivered()).find((each) => each.to === 'maria@example.org');
    expect(mail?.content).toContain('Your estimate');
    expect(mail?.content).toContain('In words.');
    expect(mail?.content).toContain('<p>In pictures.</p>');
  });

  it('says that a mailbox refuses for good', async () => {
    expect(await setup.port.send(mailTo('bounce@fail.example'))).toBe('refused');
  });

  it('says that it is worth another try', async () => {
    expect(await setup.port.send(mailTo('slow@fail.example'))).toBe('deferred');
  });
});

describe('mail that may be sent twice', () => {
  it('stands once in the outbox', async () => {
    const setup = await outboxSetup();
    const mail = mailTo('maria@example.org');
    await setup.port.send(mail);
    await setup.port.send(mail);
    expect(await setup.delivered()).toHaveLength(1);
    await setup.close();
  });

  it('carries the same Message-ID by SMTP, so that a mailbox shows it once', async () => {
    const setup = await smtpSetup();
    const mail = mailTo('maria@example.org');
    await setup.port.send(mail);
    await setup.port.send(mail);
    const ids = (await setup.delivered()).map((each) => /^Message-ID: (.*)$/m.exec(each.content)?.[1]?.trim());
    expect(ids).toEqual([`<${mail.id}@alderbay.example>`, `<${mail.id}@alderbay.example>`]);
    await setup.port.close();
    await setup.close();
  });

  it('names by SMTP what ends such mail, where it has something (RFC 2369, RFC 8058)', async () => {
    const setup = await smtpSetup();
    const unsubscribeUrl = 'https://portal.example.org/api/price-watches/token';
    await setup.port.send({ ...mailTo('maria@example.org'), unsubscribeUrl });
    await setup.port.send(mailTo('maria@example.org'));
    const [ending, other] = (await setup.delivered()).map(({ content }) => content);
    expect(ending).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\r\n`);
    expect(ending).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(other).not.toContain('List-Unsubscribe');
    await setup.port.close();
    await setup.close();
  });

  /** What comes of a mail to a server that answers so, and what is reported of it. */
  async function sendToRefusing(at: 'onMailFrom' | 'onRcptTo', line: string): Promise<[string, ServiceError[]]> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      [at]: (_address: unknown, _session: unknown, callback: (error: Error) => void) =>
        callback(smtpError(line.slice(4), Number(line.slice(0, 3)))),
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const reports: ServiceError[] = [];
    const mail = mailBySmtp(
      { url: `smtp://127.0.0.1:${port}`, requiresTls: false },
      'estimates@alderbay.example',
      (failure) => reports.push(failure),
    );
    const outcome = await mail.send(mailTo('maria@relay.example'));
    await mail.close();
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
    return [outcome, reports];
  }

  // Postfix says at RCPT TO what it has against the sender and the client, too (smtpd_delay_reject, its default).
  it.each([
    ['onMailFrom', '550 5.7.1 Sender address rejected'],
    ['onMailFrom', '530 5.7.0 Authentication required'],
    ['onRcptTo', '530 5.7.0 Must issue a STARTTLS command first'],
    ['onRcptTo', '530 SMTP authentication is required.'],
    ['onRcptTo', '554 5.7.1 <maria@relay.example>: Relay access denied'],
    ['onRcptTo', '454 4.7.1 <maria@relay.example>: Relay access denied'],
    ['onRcptTo', '550 5.7.1 <maria@relay.example>... Relaying denied'],
    ['onRcptTo', '550 relay not permitted'],
    ['onRcptTo', '550 5.7.54 SMTP; Unable to relay recipient in non-accepted domain'],
    ['onRcptTo', "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)"],
    ['onRcptTo', '553 5.7.1 <estimates@alderbay.example>: Sender address rejected: not owned by user portal'],
    ['onRcptTo', '550 5.1.8 <estimates@alderbay.example>: Sender address rejected: Domain not found'],
    ['onRcptTo', '450 4.1.8 <estimates@alderbay.example>: Sender address rejected: Domain not found'],
    [
      'onRcptTo',
      '550 5.1.0 <estimates@alderbay.example>: Sender address rejected: User unknown in relay recipient table',
    ],
    ['onRcptTo', '554 5.7.1 <unknown[192.0.2.7]>: Client host rejected: Access denied'],
    ['onRcptTo', '504 5.5.2 <portal>: Helo command rejected: need fully-qualified hostname'],
    ['onRcptTo', '550 5.7.23 <maria@relay.example>: Recipient address rejected: Message rejected due to: SPF fail'],
    ['onRcptTo', '550 Sender verify failed'],
  ] as const)('waits while the server says %s: %s, since it would take no mail at all', async (at, line) => {
    const refused = { service: 'mail server', reason: 'refused', detail: 'EENVELOPE' };
    expect(await sendToRefusing(at, line)).toEqual(['deferred', [refused]]);
  });

  it.each([
    ['onRcptTo', '550 5.1.1 <maria@relay.example>: Recipient address rejected: User unknown in relay recipient table'],
    ['onRcptTo', '550 5.1.1 <maria@relay.example>: Recipient address rejected: undeliverable: 550 Relay access denied'],
    ['onRcptTo', '550 5.1.10 <maria@relay.example>: Recipient address rejected: Domain does not accept mail (nullMX)'],
    ['onRcptTo', '554 5.7.1 <maria@relay.example>: Recipient address rejected: Access denied'],
    ['onRcptTo', '550 5.4.1 Recipient address rejected: Access denied'],
    ['onRcptTo', '550 unknown mailbox at relay.example'],
    ['onMailFrom', '552 5.3.4 Message size exceeds fixed limit'],
  ] as const)('gives a mail up where the server says %s: %s, which is about it alone', async (at, line) => {
    expect(await sendToRefusing(at, line)).toEqual(['refused', []]);
  });

  it.each([
    ['onMailFrom', '452 4.3.1 Insufficient system storage'],
    ['onMailFrom', '451 4.7.1 Greylisting in action, please come back later'],
    ['onRcptTo', '450 4.2.0 <maria@relay.example>: Recipient address rejected: Greylisted'],
    ['onRcptTo', '451 4.7.1 Greylisting in action, please come back later'],
  ] as const)('waits, and reports nothing, where the server says %s: %s', async (at, line) => {
    expect(await sendToRefusing(at, line)).toEqual(['deferred', []]);
  });

  it('waits for another try when no server answers', async () => {
    const port = mailBySmtp({ url: 'smtp://127.0.0.1:1', requiresTls: false }, 'estimates@alderbay.example');
    expect(await port.send(mailTo('maria@example.org'))).toBe('deferred');
    await port.close();
  });
});
