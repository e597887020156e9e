import { SMTPServer } from 'smtp-server';
import { eventually } from '../../testing/eventually.ts';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailBySmtp } from '../../adapters/mail-smtp.ts';
import type { MailPort } from '../../ports/mail.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { askForLink, beginTicket, newPassword, newPerson, ticketIn, update } from '../testing/recovery.ts';

/** A mailbox behind a real SMTP server, and the portal that writes to it. */
const received: Array<{ to: string; content: string }> = [];
let server: SMTPServer;
let mail: MailPort;
let test: TestApp;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, callback) => {
      void text(stream).then((content) => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), content });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  mail = mailBySmtp({ url: `smtp://127.0.0.1:${port}`, requiresTls: false }, 'portal@alderbay.example');
  test = await buildTestApp('pglite', { mail });
});
afterAll(async () => {
  await test.close();
  // Closes the connections that stay open for the next mail; the server waits for them.
  await mail.close();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
});

it('a reset link goes through a real SMTP server, and works as it arrives (issue 3)', async () => {
  const { account, browser } = await newPerson(test);
  await askForLink(browser, await beginTicket(browser, account));
  const { content } = await eventually(() => {
    const found = received.find(({ to }) => to === account.profile.email);
    if (found === undefined) throw new Error('not yet');
    return found;
  });
  expect(content).toContain('Auto-Submitted: auto-generated');
  const ticket = ticketIn(plainTextOf(content));
  expect((await update(browser, ticket, newPassword)).json().response).toEqual({ userName: account.username });
});

/** The text part, with the soft line breaks of quoted-printable undone. */
function plainTextOf(content: string): string {
  return content.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
}
