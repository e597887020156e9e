import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readServerSettings } from '../platform/settings/settings.ts';
import { hospitalEnvironment } from '../testing/hospital-environment.ts';
import { readCommandSettings } from './command-settings.ts';

// docs/operations.md, "Accounts": commands run with the settings of the server.
describe('the environment of a hospital’s server', () => {
  let folder: string;
  let hospital: NodeJS.ProcessEnv;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-command-settings-'));
    hospital = { ...(await hospitalEnvironment(folder)), PORTICO_METRICS: '127.0.0.1:9464' };
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    ['the embedded database', {}],
    [
      'PostgreSQL, by several processes (issue 16, point 7)',
      { DATABASE_EMBEDDED: '', DATABASE_URL: 'postgresql://localhost/portico', PORTICO_WORKERS: 'all' },
    ],
  ])('is taken by commands as by the server, on %s', async (_database, more) => {
    const env = { ...hospital, ...more };
    const { databaseUrl, healthSystem } = await readServerSettings('production', env);
    expect(await readCommandSettings(env)).toMatchObject({
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
      healthSystem: { name: healthSystem.name },
    });
  });
});
