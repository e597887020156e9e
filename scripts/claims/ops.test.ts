import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { environmentVariables } from '../../apps/server/src/platform/settings/environment-variables.ts';
import { readSettings } from '../../apps/server/src/platform/settings/settings.ts';
import { certificateOf } from '../../apps/server/src/testing/certificates.ts';
import { readGuide } from '../../bench/newcomer-guide.ts';
import { hospitalEnvironment } from '../../apps/server/src/testing/hospital-environment.ts';
import { root } from '../steps.ts';
import { readDocument } from './read-document.ts';

// Issue 16, point 2: samples for going live, each linted; decision 181.

const run = promisify(execFile);
const ops = join(root, 'ops');
const sample = (name: string): Promise<string> => readFile(join(ops, name), 'utf8');
const { version, scripts } = JSON.parse(readDocument('package.json')) as {
  version: string;
  scripts: Record<string, string>;
};

const has = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
/** What a test's name says where the program that lints is not on this machine. */
const lintedBy = (program: string): string => `${program}${has(program) ? '' : ' (skipped: it is not installed here)'}`;

interface Container {
  readonly image: string;
  readonly env: ReadonlyArray<{ name: string; value: string }>;
  readonly securityContext: object;
  readonly resources: object;
}

/** An object of Kubernetes. */
interface Rendered {
  readonly kind: string;
  readonly spec: {
    readonly template?: {
      readonly spec: { readonly containers: readonly Container[]; readonly securityContext: object };
    };
  };
}

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
  });

  // kubectl has the template engine of Helm, without a cluster.
  it.skipIf(!has('kubectl'))(`make objects of Kubernetes, by ${lintedBy('kubectl')}`, async () => {
    const chart = parse(await sample('helm/portico/Chart.yaml')) as { version: string; appVersion: string };
    expect(chart).toMatchObject({ version, appVersion: version });
    const values = parse(await sample('helm/portico/values.yaml')) as object;
    const given = { Release: { Name: 'front-door' }, Values: values, Chart: { AppVersion: chart.appVersion } };
    const object = join(folder, 'values.json');
    await writeFile(
      object,
      JSON.stringify({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'any' }, ...given }),
    );
    const objects = await Promise.all(
      globSync('helm/portico/templates/*.yaml', { cwd: ops }).map(async (template) => {
        const args = [
          'annotate',
          '--local',
          '-f',
          object,
          'rendered=yes',
          '-o',
          `go-template-file=${join(ops, template)}`,
        ];
        const { stdout } = await run('kubectl', args);
        expect(stdout).not.toContain('<no value>');
        return parseAllDocuments(stdout).map((document) => document.toJS({ maxAliasCount: 0 }) as Rendered);
      }),
    );
    const byKind = Object.fromEntries(objects.flat().map((each) => [each.kind, each]));
    expect(Object.keys(byKind).toSorted()).toEqual(['Deployment', 'Ingress', 'PodDisruptionBudget', 'Service']);
    const pod = byKind['Deployment']?.spec.template?.spec;
    expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 });
    expect(pod?.containers[0]).toMatchObject({
      image: `portico:${version}`,
      securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
    });
    expect(pod?.containers[0]?.env.map(({ name }) => name)).toContain('PORTICO_PUBLIC_URL');
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
});
