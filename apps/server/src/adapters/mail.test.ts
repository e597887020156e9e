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

  it.each([
    ['does not know the sender', 'onMailFrom', '5.7.1 Sender address rejected', 550],
    ['wants a login first', 'onMailFrom', '5.7.0 Authentication required', 530],
    ['relays for nobody', 'onRcptTo', '5.7.1 Relay access denied', 554],
  ] as const)('waits while the server %s: it would take no mail at all', async (_why, at, message, responseCode) => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      [at]: (_address: unknown, _session: unknown, callback: (error: Error) => void) =>
        callback(smtpError(message, responseCode)),
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
    expect(await mail.send(mailTo('maria@example.org'))).toBe('deferred');
    expect(reports).toEqual([{ service: 'mail server', reason: 'refused', detail: 'EENVELOPE' }]);
    await mail.close();
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
  });

  it('waits for another try when no server answers', async () => {
    const port = mailBySmtp({ url: 'smtp://127.0.0.1:1', requiresTls: false }, 'estimates@alderbay.example');
    expect(await port.send(mailTo('maria@example.org'))).toBe('deferred');
    await port.close();
  });
});
