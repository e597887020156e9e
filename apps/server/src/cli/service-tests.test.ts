import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { startFhirStandIn } from '../patients/testing/fhir-stand-in.ts';
import { readClientKeys } from '../platform/settings/client-keys.ts';
import { makeTestFolder } from '../testing/price-files.ts';
import { startPrintService } from '../testing/print-service-stand-in.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { startStrictFhirServer } from '../testing/strict-fhir-server.ts';
import { startTwilioStandIn } from '../testing/twilio-stand-in.ts';
import { runWithoutDatabase } from './testing/without-database.ts';

/** One command for each service that a hospital connects (issue 16, point 6), each against a server of this machine. */
const closing: Array<() => unknown> = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function mailServer(taken: string[], { refuses = false } = {}): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) =>
      done(refuses ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null),
    onData: (stream, _session, done) => void text(stream).then((mail) => (taken.push(mail), done())),
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closing.push(
    () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  );
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

describe('portico mail test', () => {
  it('sends one mail that says nothing of anybody', async () => {
    const taken: string[] = [];
    const SMTP_URL = await mailServer(taken);
    const said = await runWithoutDatabase(['mail', 'test', 'it@example.org'], {
      SMTP_URL,
      MAIL_FROM: 'portal@example.org',
    });
    expect(said).toEqual({ code: 0, out: 'The mail was accepted in N s. See that it arrives.\n', err: '' });
    expect(taken).toHaveLength(1);
    expect(taken[0]).toContain('To: it@example.org');
    expect(taken[0]).toContain('Subject: Test of the mail of Alder Bay Health');
  });

  it('says that the mailbox was refused, or that nobody answers and what to look at', async () => {
    const SMTP_URL = await mailServer([], { refuses: true });
    expect(await runWithoutDatabase(['mail', 'test', 'it@example.org'], { SMTP_URL })).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^The mail was refused \(N s\).* Try another one\.\n$/),
    });
    expect(
      await runWithoutDatabase(['mail', 'test', 'it@example.org'], { SMTP_URL: 'smtp://127.0.0.1:1' }),
    ).toMatchObject({
      code: 1,
      err: 'The mail was not sent (N s): unreachable, ESOCKET. Look at the address, the network and the service itself.\n',
    });
  });

  it.each([
    [['mail', 'test', 'nobody'], 2, '"nobody" is no mail address.'],
    [['mail', 'test', 'it@example.org'], 1, 'SMTP_URL is not set'],
    [['sms', 'test', '12'], 2, '"12" is no phone number'],
    [['sms', 'test', '650-555-0142'], 1, 'SMS_URL is not set'],
    [['letters', 'test'], 1, 'LETTERS_URL is not set'],
    [['fhir', 'test'], 1, 'PATIENTS_URL is not set'],
  ])('%j without what it needs: exit code %i and %s', async (argv, code, message) => {
    expect(await runWithoutDatabase(argv)).toMatchObject({ code, out: '', err: expect.stringContaining(message) });
  });
});

describe('portico sms test', () => {
  it('sends one message, or says why not', async () => {
    const service = await startTwilioStandIn();
    closing.push(() => service.close());
    const env = { SMS_URL: service.url };
    expect((await runWithoutDatabase(['sms', 'test', '(650) 555-0142'], env)).code).toBe(0);
    expect(service.taken.map(({ form }) => form['To'])).toEqual(['+16505550142']);
    expect(await runWithoutDatabase(['sms', 'test', '650-555-0195'], env)).toMatchObject({
      code: 1,
      err: 'The text message was not sent (N s): refused, HTTP 401. Look at the login or token, and at the certificate.\n',
    });
    expect(await runWithoutDatabase(['sms', 'test', '650-555-0192'], env)).toMatchObject({
      code: 1,
      err: expect.stringContaining('was refused'),
    });
  });
});

describe('portico letters test', () => {
  it('has one page printed for the hospital itself', async () => {
    const service = await startPrintService();
    closing.push(() => service.close());
    const env = { LETTERS_URL: service.service.url, LETTERS_TOKEN: service.service.token };
    const said = await runWithoutDatabase(['letters', 'test'], env);
    expect(said).toMatchObject({ code: 0, err: '' });
    expect(said.out).toMatch(/^The letter to Alder Bay Health, .+ was accepted in N s\. See that it arrives\.\n$/);
    const { parts } = await readPdf(service.taken[0]?.pdf ?? new Uint8Array());
    expect(parts).toContainEqual({ role: 'H1', text: 'Test of the letters of Alder Bay Health' });
    service.answer = { status: 401, body: '{}' };
    expect(await runWithoutDatabase(['letters', 'test'], env)).toMatchObject({
      code: 1,
      err: expect.stringContaining('refused, HTTP 401. Look at the login or token'),
    });
  });
});

describe('portico fhir test', () => {
  it('asks what the portal asks at an enrolment, for nobody', async () => {
    const server = await startFhirStandIn([], 'good-token');
    closing.push(() => server.close());
    const env = { PATIENTS_URL: server.url, PATIENTS_TOKEN: 'good-token' };
    expect(await runWithoutDatabase(['fhir', 'test'], env)).toEqual({
      code: 0,
      out: '  its capabilities: FHIR 4.0.1, in N s\n  appointments and messages: it offers none that PATIENTS_SCOPE covers, so none are shown, in N s\n  a search by record number: answered, in N s\n  a search by person: answered, in N s\n',
      err: '',
    });
    expect(server.taken.map(({ line }) => line)).toEqual([
      'GET /service/metadata',
      'GET /service/metadata',
      'POST /service/Patient/_search',
      'POST /service/Patient/_search',
    ]);
    const refused = await runWithoutDatabase(['fhir', 'test'], { ...env, PATIENTS_TOKEN: 'another' });
    expect(refused.code).toBe(1);
    expect(refused.err.split('\n')[0]).toBe(
      '  its capabilities: no answer in N s: refused, HTTP 401. Look at PATIENTS_TOKEN or PATIENTS_CLIENT, and at what the server lets its holder search.',
    );
  });

  it('says step by step what fails where the server issues tokens (issue 15, point 4)', async () => {
    const folder = await makeTestFolder();
    closing.push(() => folder.remove());
    const key = (await runWithoutDatabase(['fhir', 'key'])).out;
    const PATIENTS_KEY = await folder.write('key.json', key);
    const keys = await readClientKeys('PATIENTS_KEY', PATIENTS_KEY);
    const server = await startStrictFhirServer({
      client: 'portico',
      now: () => new Date(),
      keys: () => ({ keys: keys.map(({ publicJwk }) => ({ kty: 'EC', ...publicJwk })) }),
    });
    closing.push(() => server.close());
    const env = { PATIENTS_URL: server.url, PATIENTS_CLIENT: 'portico', PATIENTS_KEY };
    expect(await runWithoutDatabase(['fhir', 'test'], env)).toMatchObject({
      out: expect.stringContaining(
        '  its SMART configuration: takes ES384, in N s\n  a token: issued for 300 s, in N s\n  its capabilities: FHIR 4.0.1',
      ),
    });
    const unknown = await runWithoutDatabase(['fhir', 'test'], { ...env, PATIENTS_CLIENT: 'another' });
    expect(unknown).toEqual({
      code: 1,
      out: '  its SMART configuration: takes ES384, in N s\n',
      err: expect.stringContaining(
        '  a token: no answer in N s: refused, token: HTTP 401 invalid_client. Look at PATIENTS_CLIENT and PATIENTS_SCOPE, and whether',
      ),
    });
    expect(unknown.err).toContain('/client-keys/jwks.json');
    server.fault = 'noConfiguration';
    expect(await runWithoutDatabase(['fhir', 'test'], env)).toMatchObject({
      code: 1,
      err: expect.stringContaining(
        '  its SMART configuration: no answer in N s: refused, HTTP 404. Set PATIENTS_TOKEN_URL',
      ),
    });
  });
});
