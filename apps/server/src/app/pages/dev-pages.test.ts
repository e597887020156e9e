import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lettersToFolder } from '../../adapters/letters-folder.ts';
import { insertOutboxMessage } from '../../platform/outbox.ts';
import { engines } from '../../testing/databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

describe.each(engines)('the demonstration’s own pages on %s (design: Two commands)', (engine) => {
  const id = randomUUID();
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp(engine, { app: { demonstration: { accounts: {} } } });
    const message = { channel: 'email', recipient: 'maria@example.org', text: 'a < b', html: '<p>a</p>' } as const;
    const at = new Date('2026-11-21T10:00:00Z');
    await insertOutboxMessage(test.database.db, { ...message, id, subject: 'First <b>', at });
    const later = new Date('2026-11-21T10:01:00Z');
    await insertOutboxMessage(test.database.db, {
      ...message,
      id: randomUUID(),
      subject: 'Second',
      html: null,
      at: later,
    });
  });
  afterAll(() => test.close());

  it('list what was sent, newest first', async () => {
    const messages = (await test.app.inject('/dev/outbox.json')).json();
    expect(messages.map((message: { subject: string }) => message.subject)).toEqual(['Second', 'First <b>']);
    expect(messages[1]).toEqual({
      id,
      channel: 'email',
      to: 'maria@example.org',
      subject: 'First <b>',
      text: 'a < b',
      at: '2026-11-21T10:00:00.000Z',
    });
  });

  it('show it as a page, and each mail as it looks, without letting it act', async () => {
    const { body } = await test.app.inject('/dev/outbox');
    expect(body).toContain('First &#60;b&#62;');
    expect(body).toContain(`/dev/outbox/${id}`);
    const mail = await test.app.inject(`/dev/outbox/${id}`);
    expect(mail.body).toBe('<p>a</p>');
    expect(mail.headers['content-security-policy']).toContain('sandbox');
    for (const unknown of ['none', '%00', '00000000-0000-4000-8000-000000000000']) {
      expect((await test.app.inject(`/dev/outbox/${unknown}`)).statusCode).toBe(404);
    }
  });

  it('open a letter as it is printed, and nothing else of its folder', async () => {
    const { folder } = test.settings.letters;
    const letter = { id: randomUUID(), recipient: ['Ana Rivera'], title: 'Your access code', text: 'Hello Ana' };
    const pdf = new TextEncoder().encode('%PDF-1.7');
    await lettersToFolder(test.database.db, test.clock, folder).print({ ...letter, pdf });
    expect((await test.app.inject('/dev/outbox')).body).toContain(`/dev/letters/${letter.id}`);
    const printed = await test.app.inject(`/dev/letters/${letter.id}`);
    expect(printed.headers['content-type']).toBe('application/pdf');
    expect(printed.body).toBe('%PDF-1.7');
    for (const unknown of [randomUUID(), '..%2f..%2fetc%2fpasswd']) {
      expect((await test.app.inject(`/dev/letters/${unknown}`)).statusCode).toBe(404);
    }
  });

  it('say what there is to try', async () => {
    expect((await test.app.inject('/dev/demo.json')).json()).toEqual({ accounts: {} });
  });
});

describe('production', () => {
  it('has no such pages, and cookies that only TLS carries', async () => {
    const test = await buildTestApp('pglite', {
      settings: { mode: 'production', hstsSubdomains: true },
      app: { logTo: { write: () => {} } },
    });
    for (const url of ['/dev/outbox', '/dev/outbox.json', '/dev/demo.json']) {
      expect((await test.app.inject(url)).statusCode).toBe(404);
    }
    const { cookies, headers } = await test.app.inject('/api/settings');
    expect(cookies[0]).toMatchObject({ name: '__Host-portico-browser', secure: true });
    // Findings, security A17 (ASVS 3.4.1): the subdomains by setting.
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    await test.close();
  });
});
