import { randomUUID } from 'node:crypto';
import { setDefaultCACertificates, getCACertificates } from 'node:tls';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { certificateOf } from '../testing/certificates.ts';
import type { ServiceError } from './service-error.ts';
import { mailBySmtp } from './mail-smtp.ts';

// security.md A4 and operations.md M3: a server without STARTTLS got user, password and a link with its token in clear.
// A port at 127.0.0.1 stands for a mail server elsewhere: what counts is requiresTls, which the settings decide.

const closings: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close();
});

/** A mail server that asks for a login, and what it was told. */
async function startMailServer({ startTls }: { startTls: boolean }) {
  const told: string[] = [];
  const certificate = certificateOf('mail.example.org');
  const server = new SMTPServer({
    ...certificate,
    allowInsecureAuth: true,
    disabledCommands: startTls ? [] : ['STARTTLS'],
    onAuth: ({ username, password }, _session, callback) => {
      told.push(`${username} ${password}`);
      callback(null, { user: username ?? '' });
    },
    onData: (stream, { secure }, callback) => {
      told.push(secure ? 'mail over TLS' : 'mail in clear');
      stream.resume().on('end', () => callback());
    },
  });
  // A client that does not like the certificate goes away in the middle of the handshake.
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closings.push(() => new Promise((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `smtp://portal:secret@127.0.0.1:${port}`, told, certificate: certificate.cert };
}

const reports: ServiceError[] = [];

async function sendTo(url: string, requiresTls: boolean): Promise<string> {
  reports.length = 0;
  const mail = mailBySmtp({ url, requiresTls }, 'portal@alderbay.example', (failure) => reports.push(failure));
  closings.push(() => mail.close());
  return mail.send({ id: randomUUID(), to: 'ana@example.org', subject: 'Your link', text: 'token' });
}

it('a server without STARTTLS is told neither the password nor the mail, which waits (issue 12, point 4)', async () => {
  const { url, told } = await startMailServer({ startTls: false });
  expect(await sendTo(url, true)).toBe('deferred');
  expect(told).toEqual([]);
  expect(reports).toEqual([{ service: 'mail server', reason: 'refused', detail: 'ETLS' }]);
});

it('a server whose certificate nobody vouches for is told nothing either', async () => {
  const { url, told } = await startMailServer({ startTls: true });
  expect(await sendTo(url, true)).toBe('deferred');
  expect(told).toEqual([]);
  expect(reports).toEqual([{ service: 'mail server', reason: 'refused', detail: 'certificate' }]);
});

it('a server with a right certificate gets both, over TLS', async () => {
  const { url, told, certificate } = await startMailServer({ startTls: true });
  const authorities = getCACertificates();
  setDefaultCACertificates([...authorities, certificate]);
  closings.push(async () => setDefaultCACertificates(authorities));
  expect(await sendTo(url, true)).toBe('accepted');
  expect(told).toEqual(['portal secret', 'mail over TLS']);
  expect(reports).toEqual([]);
});

it('a server on the same machine, or one that SMTP_PLAINTEXT allows, gets mail as it can', async () => {
  const { url, told } = await startMailServer({ startTls: false });
  expect(await sendTo(url, false)).toBe('accepted');
  expect(told).toEqual(['portal secret', 'mail in clear']);
});
