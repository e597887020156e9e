import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { hospitalEnvironment } from '../testing/hospital-environment.ts';
import { runWithoutDatabase } from './testing/without-database.ts';

describe('the settings before a server is started (issue 16, point 6)', () => {
  let folder: string;
  let hospital: Record<string, string>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-config-'));
    hospital = await hospitalEnvironment(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const check = (env: NodeJS.ProcessEnv, ...options: string[]) =>
    runWithoutDatabase(['config', 'check', ...options], env);

  it('config check shows what a server would do with them, and no secret', async () => {
    const { code, out, err } = await check(hospital);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(
      'As a server of the production reads them:\n  health system     Alder Bay Health, 4 locations\n',
    );
    expect(out).toContain('\n  mail              mail.example.org, from portal@example.org\n');
    expect(out).toContain('\n  text messages     api.twilio.com\n');
    expect(out).toContain('\n  card check        not used\n');
    for (const secret of ['PORTICO_SECRET', 'LETTERS_TOKEN']) expect(out).not.toContain(hospital[secret]);
    expect(out).not.toMatch(/password|AC1|token/);
  });

  it('config check refuses what the server refuses, all at once, and leaves with 1', async () => {
    const { SMTP_URL: _, ...without } = hospital;
    const { code, out, err } = await check({ ...without, PORT: 'ninety' });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('SMTP_URL is not set');
    expect(err).toContain('PORT ');
    expect(err).not.toContain('ninety');
  });

  it('config check with --demonstration reads them as npm start does', async () => {
    expect((await check({})).code).toBe(1);
    const { code, out } = await check({}, '--demonstration');
    expect(code).toBe(0);
    expect(out).toContain('As a server of the demonstration reads them:');
  });

  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['SMTP_UR', 'SMTP_URL'],
    ['PORTICO_ORIGIN', 'PORTICO_ORIGINS'],
    ['portico_secret', 'PORTICO_SECRET'],
  ])(
    'config check says of %s that %s was meant (Findings, operations, minors), and leaves with 3',
    async (name, meant) => {
      const { code, err } = await check({ ...hospital, [name]: 'anything' });
      expect(code).toBe(3);
      expect(err).toContain(`  ${name} is no setting; ${meant} is one. Correct it, or take it out.\n`);
      expect(err).not.toContain('anything');
    },
  );

  it('config check says of a setting that does not exist that it is none, and nothing of other programs', async () => {
    const { code, err } = await check({
      ...hospital,
      PORTICO_FLAVOUR: 'x',
      HOSTNAME: 'portal-1',
      HOME: '/root',
      LANG: 'C',
    });
    expect(code).toBe(3);
    expect(err).toContain('  PORTICO_FLAVOUR is no setting. Correct it, or take it out.\n');
    expect(err).not.toMatch(/HOSTNAME|HOME|LANG/);
  });

  it('config check takes a secret that the settings file names for one, whatever it is called', async () => {
    const file = join(folder, 'with-staff.json');
    const content = JSON.parse(await readFile(hospital['PORTICO_CONFIG'] ?? '', 'utf8'));
    const provider = { name: 'Example Health', issuer: 'https://login.example.org', clientId: 'portico-staff' };
    const authentication = { method: 'secret', env: 'PORTICO_STAFF_SECRET' };
    const staff = {
      publicUrl: 'https://staff.example.org',
      listen: '127.0.0.1:3100',
      provider: { ...provider, authentication },
      roles: { map: { 'portal-it': ['operations'] } },
    };
    await writeFile(file, JSON.stringify({ ...content, staff }));
    const env = { ...hospital, PORTICO_CONFIG: file, PORTICO_STAFF_SECRET: 'known-to-the-provider' };
    expect(await check(env)).toMatchObject({ code: 0, err: '' });
    const { code, err } = await check({ ...env, PORT: 'ninety' });
    expect([code, err]).toEqual([1, expect.not.stringContaining('PORTICO_STAFF_SECRET')]);
    expect((await check({ ...env, PORT: 'ninety', PORTICO_FLAVOUR: 'x' })).err).toContain(
      'PORTICO_FLAVOUR is no setting',
    );
  });

  it('config check takes a secret that the file of gateways names for one', async () => {
    const file = join(folder, 'gateways.json');
    const clearing = {
      protocol: 'x12',
      url: 'https://gateway.example.org/x12',
      envelope: { ISA06: 'ALDERBAY', ISA08: '123456789' },
      apiKey: { env: 'PORTICO_GATEWAY_KEY' },
    };
    await writeFile(file, JSON.stringify({ gateways: { default: clearing } }));
    const {
      ELIGIBILITY_URL: _url,
      ELIGIBILITY_SENDER_ID: _sender,
      ELIGIBILITY_RECEIVER_ID: _receiver,
      ...own
    } = hospital;
    const env = { ...own, ELIGIBILITY_GATEWAYS: file, PORTICO_GATEWAY_KEY: 'known-to-the-gateway' };
    expect(await check(env)).toMatchObject({ code: 0, err: '' });
    expect((await check({ ...env, PORT: 'ninety' })).err).not.toContain('PORTICO_GATEWAY_KEY');
  });

  it('config schema prints a JSON Schema by which the demonstration’s file is right, and a wrong one is not', async () => {
    const { code, out } = await runWithoutDatabase(['config', 'schema']);
    expect(code).toBe(0);
    const schema = z.fromJSONSchema(JSON.parse(out));
    const file = JSON.parse(await readFile(new URL('../demo/health-system.json', import.meta.url), 'utf8'));
    expect(schema.safeParse(file).error).toBeUndefined();
    expect(schema.safeParse({ ...file, nmae: file.name }).success).toBe(false);
    expect(schema.safeParse({ ...file, country: 'usa' }).success).toBe(false);
    expect(schema.safeParse({ ...file, locations: [] }).success).toBe(false);
  });

  it('a file may name its schema', async () => {
    const file = join(folder, 'with-schema.json');
    const content = JSON.parse(await readFile(hospital['PORTICO_CONFIG'] ?? '', 'utf8'));
    await writeFile(file, JSON.stringify({ $schema: './portico.schema.json', ...content }));
    expect((await check({ ...hospital, PORTICO_CONFIG: file })).code).toBe(0);
  });
});
