import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { environmentVariables } from '../../apps/server/src/platform/settings/environment-variables.ts';
import { readSettings } from '../../apps/server/src/platform/settings/settings.ts';
import { certificateOf } from '../../apps/server/src/testing/certificates.ts';
import { readGuide } from '../../bench/newcomer-guide.ts';
import { hospitalEnvironment } from '../../apps/server/src/testing/hospital-environment.ts';
import { root } from '../steps.ts';
import { has, lintedBy } from './linted-by.ts';
import { readDocument } from './read-document.ts';

// Issue 16, point 2: samples for going live, each linted; decision 181.

const run = promisify(execFile);
const ops = join(root, 'ops');
const sample = (name: string): Promise<string> => readFile(join(ops, name), 'utf8');
const { scripts } = JSON.parse(readDocument('package.json')) as { scripts: Record<string, string> };

describe('the samples of ops/', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-ops-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('set variables that are settings', async () => {
    const files = [
      'portico.env.example',
      'portico.service',
      'compose.yaml',
      'Dockerfile',
      'helm/portico/values.yaml',
      'helm/portico/templates/deployment.yaml',
    ];
    const found = await Promise.all(
      files.map(async (file) =>
        [
          ...(await sample(file)).matchAll(
            /\b((?:PORTICO|DATABASE|SMTP|SMS|ELIGIBILITY|PATIENTS|CARD|BUREAU|GEOCODING|LETTERS)_[A-Z_]+)\b/g,
          ),
        ].map(([, name = '']) => name),
      ),
    );
    expect(found.flat()).toContain('PORTICO_PROXIES');
    expect(found.flat().filter((name) => !(name in environmentVariables.shape))).toEqual([]);
  });

  it('have settings on which a server starts, once passwords and the file of the health system are there', async () => {
    const { PORTICO_CONFIG: file = '', PORTICO_SECRET: secret = '' } = await hospitalEnvironment(folder);
    const lines = (await sample('portico.env.example')).split('\n').filter((line) => /^[A-Z_]+=/.test(line));
    const given = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    );
    const env = {
      ...given,
      PORTICO_CONFIG: file,
      PORTICO_SECRET: secret,
      PATIENTS_TOKEN: 'known-there',
      LETTERS_TOKEN: 'known-there',
    };
    expect((await readSettings('production', env)).unknown).toEqual([]);
    // In a shell they are the same, by which commands are given them.
    const { stdout } = await run('sh', ['-ec', 'set -a; . "$1"; env', 'sh', join(ops, 'portico.env.example')], {
      env: { PATH: process.env['PATH'] },
    });
    for (const line of lines) expect(stdout.split('\n')).toContain(line);
  });

  it('have a health system that a server reads, with the brand beside it', async () => {
    const env = { ...(await hospitalEnvironment(folder)), PORTICO_CONFIG: join(ops, 'health-system.example.json') };
    const { healthSystem } = await readSettings('production', env);
    expect(healthSystem.locations).toHaveLength(1);
    expect(healthSystem.brand?.files?.logo).toBeDefined();
  });

  it('are what the guide for two servers types, with settings that are settings', async () => {
    const { packages, build, goLive } = await readGuide(root);
    expect(packages).toEqual(expect.arrayContaining(['nginx', 'postgresql']));
    expect(build.trim().split('\n')[0]).toBe('npm run build');
    const set = [...goLive.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
    expect(set).toContain('DATABASE_URL');
    expect(set.filter((name) => !(name in environmentVariables.shape))).toEqual([]);
    const named = [...goLive.matchAll(/\/opt\/portico\/(\S+)/g)].map(([, file = '']) => file);
    expect(named).toContain('ops/nginx.conf');
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('start the server as `npm run serve` and `npm run portico` do', async () => {
    for (const [file, script] of [
      ['bin/portico-server', 'serve'],
      ['bin/portico', 'portico'],
    ] as const) {
      const flags = scripts[script]?.match(/--max-[\w-]+=\d+/g) ?? [];
      expect(flags).toHaveLength(2);
      const text = await sample(file);
      for (const flag of flags) expect(text).toContain(flag);
      expect((await stat(join(ops, file))).mode & 0o111).toBe(0o111);
      await run('sh', ['-n', join(ops, file)]);
    }
  });

  it('make an image whose user is not root, which is asked whether it answers', async () => {
    const text = await sample('Dockerfile');
    const last = (instruction: string): string => text.match(new RegExp(`^${instruction} .*$`, 'gm'))?.at(-1) ?? '';
    expect(last('USER')).toBe('USER 10001:10001');
    expect(text).toMatch(/^HEALTHCHECK .*\\\n {2}CMD \["[^"]+", "\/opt\/portico\/ops\/bin\/health-check\.mjs"\]$/m);
    expect(text.match(/^COPY .*$/gm)).toEqual(['COPY release /opt/portico']);
    expect(readDocument('.dockerignore')).toBe('*\n!release\n');
  });

  it('lay out containers that write nowhere but in their data, by compose', async () => {
    const { services } = parse(await sample('compose.yaml')) as { services: Record<string, Record<string, unknown>> };
    expect(services['portico']).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      stop_grace_period: '40s',
      build: { context: '..', dockerfile: 'ops/Dockerfile' },
    });
    // In front of it stands what keeps addresses out of its logs.
    expect(services['proxy']).toMatchObject({
      environment: { UPSTREAMS: 'portico:3000' },
      volumes: expect.arrayContaining(['./Caddyfile:/etc/caddy/Caddyfile:ro']),
    });
    expect(await sample('Caddyfile')).toContain('reverse_proxy {$UPSTREAMS:');
  });

  it.skipIf(!has('systemd-analyze'))(`run as a service, by ${lintedBy('systemd-analyze')}`, async () => {
    // The release is not in /opt on this machine.
    const program = join(folder, 'portico-server');
    await writeFile(program, '#!/bin/sh\n');
    await chmod(program, 0o755);
    const unit = join(folder, 'portico.service');
    await writeFile(unit, (await sample('portico.service')).replace(/^ExecStart=.*$/m, `ExecStart=${program}`));
    const { stdout, stderr } = await run('systemd-analyze', ['verify', '--man=no', unit]);
    expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes(basename(unit)))).toEqual([]);
  });

  it('let two servers of one machine run as services by one file of settings, on whatever address', async () => {
    const unit = await sample('portico.service');
    const own = /^Environment=(.*)$/m
      .exec(unit)?.[1]
      ?.split(' ')
      .map((each) => each.split('=')[0]);
    expect(own).toEqual(['HOST', 'PORT', 'PORTICO_METRICS', 'PORTICO_DATA']);
    // What stands in the file would take the place of what the unit says (systemd.exec).
    for (const name of own ?? []) expect(await sample('portico.env.example')).not.toMatch(new RegExp(`^${name}=`, 'm'));
    // A server that listens on 0.0.0.0 asks the system for its addresses, by a socket of this family.
    expect(/^RestrictAddressFamilies=(.*)$/m.exec(unit)?.[1]?.split(' ')).toContain('AF_NETLINK');
  });

  it.skipIf(!has('nginx'))(`stand behind nginx, by ${lintedBy('nginx')}`, async () => {
    const { cert, key } = certificateOf('portal.example.org');
    await writeFile(join(folder, 'fullchain.pem'), cert);
    await writeFile(join(folder, 'key.pem'), key);
    const text = (await sample('nginx.conf'))
      .replaceAll('/etc/portico/tls', folder)
      .replaceAll('/var/log/nginx', folder);
    await writeFile(
      join(folder, 'nginx.conf'),
      `error_log stderr;\npid ${folder}/pid;\nevents {}\nhttp {\n${text}\n}\n`,
    );
    const { stderr } = await run('nginx', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')]);
    expect(stderr).toContain('test is successful');
    expect(stderr).not.toContain('[warn]');
  });

  it('leave no server alone for what a service behind it does, and no address in a log, by nginx', async () => {
    const text = await sample('nginx.conf');
    // GetAppointments and others say 503 where the hospital's own server is away.
    expect(/^ *proxy_next_upstream (.*);$/m.exec(text)?.[1]?.split(' ')).toEqual(['error', 'timeout']);
    const servers = text.split(/^server \{$/m).slice(1);
    expect(servers).toHaveLength(2);
    for (const server of servers) {
      expect(server).toMatch(/^ {4}access_log \S+ portico;$/m);
      expect(server).toMatch(/^ {4}error_log \S+ crit;$/m);
    }
    // The id of the answer, by which docs/watching.md finds what belongs to it.
    expect(/^log_format .*$/m.exec(text)?.[0]).toMatch(/ \$sent_http_x_request_id'/);
  });

  it.skipIf(!has('caddy'))(`or behind Caddy, by ${lintedBy('caddy')}`, async () => {
    const file = join(folder, 'Caddyfile');
    await writeFile(file, (await sample('Caddyfile')).replaceAll('/var/log/caddy', folder));
    const { stdout } = await run('caddy', ['validate', '--config', file, '--adapter', 'caddyfile']);
    expect(stdout).toContain('Valid configuration');
  });

  // Issue 16, point 5.
  it.skipIf(!has('haproxy'))(`reach the primary of PostgreSQL through HAProxy, by ${lintedBy('haproxy')}`, async () => {
    const { stdout } = await run('haproxy', ['-c', '-f', join(ops, 'postgresql/haproxy.cfg')]);
    expect(stdout).toContain('Configuration file is valid');
  });

  it('let Patroni confirm each commit on a second machine, and replace a lost one within the promised time', async () => {
    const { bootstrap } = parse(await sample('postgresql/patroni.yml')) as {
      bootstrap: { dcs: Record<string, number | boolean> };
    };
    const { ttl, loop_wait: loop, retry_timeout: retry } = bootstrap.dcs as Record<string, number>;
    expect(bootstrap.dcs).toMatchObject({
      synchronous_mode: true,
      synchronous_mode_strict: true,
      primary_start_timeout: 0,
    });
    // As Patroni asks, so that a busy primary does not lose its place.
    expect((loop ?? 0) + 2 * (retry ?? 0)).toBeLessThanOrEqual(ttl ?? 0);
    expect(ttl).toBeLessThan(15);
  });

  it('let Patroni and the portal in by TLS, and pgBackRest by its socket', async () => {
    const { postgresql, restapi } = parse(await sample('postgresql/patroni.yml')) as {
      restapi: { authentication?: object };
      postgresql: { pg_hba: string[]; parameters?: Record<string, string> };
    };
    const kinds = postgresql.pg_hba.map((line) => line.split(' ')[0]);
    expect(kinds.filter((kind) => kind !== 'local' && kind !== 'hostssl')).toEqual([]);
    // Without it PostgreSQL matches no line of hostssl.
    expect(postgresql.parameters).toMatchObject({ ssl: 'on', ssl_cert_file: expect.any(String) });
    expect(kinds).toContain('local');
    // Without it anybody in the network may end the primary (Patroni, REST API).
    expect(restapi.authentication).toMatchObject({ username: expect.any(String), password: expect.any(String) });
  });
});
