import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../steps.ts';
import { has, lintedBy } from './linted-by.ts';
import { readDocument } from './read-document.ts';

// Issue 16, point 2: the Helm chart, filled in and looked at object by object; decision 181.

const chart = join(root, 'ops/helm/portico');
const { version } = JSON.parse(readDocument('package.json')) as { version: string };
const NAME = 'front-door';

interface Container {
  readonly image: string;
  readonly env: ReadonlyArray<{ name: string; value: string }>;
  readonly ports: ReadonlyArray<{ name: string }>;
  readonly securityContext: object;
  readonly volumeMounts: ReadonlyArray<{ name: string; mountPath: string }>;
}

interface Pod {
  readonly metadata: { readonly labels: Record<string, string> };
  readonly spec: {
    readonly containers: readonly Container[];
    readonly securityContext: object;
    readonly enableServiceLinks: boolean;
    readonly volumes: ReadonlyArray<{ name: string }>;
  };
}

/** An object of Kubernetes: what of it the tests look at. */
interface Rendered {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly annotations?: Record<string, string> };
  readonly spec: {
    readonly template?: Pod;
    readonly selector?: Record<string, unknown> & { readonly matchLabels?: Record<string, string> };
    readonly ports?: ReadonlyArray<{ targetPort: string }>;
    readonly rules?: ReadonlyArray<{
      http: { paths: ReadonlyArray<{ backend: { service: { name: string; port: { name: string } } } }> };
    }>;
  };
}

const podOf = (objects: readonly Rendered[]): Pod['spec'] | undefined =>
  objects.find(({ kind }) => kind === 'Deployment')?.spec.template?.spec;

// kubectl has the template engine of Helm, without a cluster.
describe.skipIf(!has('kubectl'))(`the Helm chart, filled in by ${lintedBy('kubectl')}`, () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-chart-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function fillIn(more: object = {}): Promise<readonly Rendered[]> {
    const [{ appVersion }, values] = (await Promise.all(
      ['Chart.yaml', 'values.yaml'].map(async (name) => parse(await readFile(join(chart, name), 'utf8')) as object),
    )) as [{ appVersion: string }, { settings: object }];
    const given = { Release: { Name: NAME }, Values: { ...values, ...more }, Chart: { AppVersion: appVersion } };
    const object = join(folder, 'values.json');
    const head = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'any' } };
    await writeFile(object, JSON.stringify({ ...head, ...given }));
    const objects = await Promise.all(
      globSync('templates/*.yaml', { cwd: chart }).map(async (template) => {
        const output = `go-template-file=${join(chart, template)}`;
        const args = ['annotate', '--local', '-f', object, 'rendered=yes', '-o', output];
        const { stdout } = await promisify(execFile)('kubectl', args);
        expect(stdout).not.toContain('<no value>');
        const documents = parseAllDocuments(stdout);
        expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
        return documents.map((document) => document.toJS({ maxAliasCount: 0 }) as Rendered | null);
      }),
    );
    // One that the values leave out has nothing in it.
    return objects.flat().filter((each) => each !== null);
  }

  it('has objects that find each other by the name of the release', async () => {
    const filled = await fillIn();
    const objects = new Map(filled.map((each) => [each.kind, each]));
    expect([...objects.keys()].toSorted()).toEqual(['Deployment', 'Ingress', 'PodDisruptionBudget', 'Service']);
    for (const { kind, metadata } of filled) expect([kind, metadata.name]).toEqual([kind, NAME]);
    const labels = { 'app.kubernetes.io/name': 'portico', 'app.kubernetes.io/instance': NAME };
    const deployment = objects.get('Deployment')?.spec;
    expect(deployment?.template?.metadata.labels).toEqual(labels);
    expect(deployment?.selector?.matchLabels).toEqual(labels);
    expect(objects.get('PodDisruptionBudget')?.spec.selector?.matchLabels).toEqual(labels);
    expect(objects.get('Service')?.spec.selector).toEqual(labels);
    const ports = deployment?.template?.spec.containers[0]?.ports.map(({ name }) => name);
    for (const { targetPort } of objects.get('Service')?.spec.ports ?? []) expect(ports).toContain(targetPort);
    const [path] = objects.get('Ingress')?.spec.rules?.[0]?.http.paths ?? [];
    expect(path?.backend.service).toEqual({ name: NAME, port: { name: 'http' } });
  });

  it('is of this version, and runs as nobody who may write', async () => {
    const pod = podOf(await fillIn());
    expect(parse(await readFile(join(chart, 'Chart.yaml'), 'utf8'))).toMatchObject({ version, appVersion: version });
    expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 });
    expect(pod?.containers[0]).toMatchObject({
      image: `portico:${version}`,
      securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
    });
  });

  it('sets settings as they are written, numbers too, and nothing that looks like one', async () => {
    const settings = { PORTICO_PUBLIC_URL: 'https://portal.example.org', DATABASE_POOL: 20 };
    const pod = podOf(await fillIn({ settings }));
    expect(pod?.containers[0]?.env).toEqual([
      { name: 'PORTICO_CONFIG', value: '/etc/portico/health-system.json' },
      { name: 'DATABASE_POOL', value: '20' },
      { name: 'PORTICO_PUBLIC_URL', value: 'https://portal.example.org' },
    ]);
    // Helm takes each number of a file for one of floating point; kubectl only one with a fraction, or of more than 64 bits.
    const numbers = { ANY: 0.25, ELIGIBILITY_SENDER_ID: 1e19 };
    expect(podOf(await fillIn({ settings: numbers }))?.containers[0]?.env.slice(1)).toEqual([
      { name: 'ANY', value: '0.25' },
      { name: 'ELIGIBILITY_SENDER_ID', value: '10000000000000000000' },
    ]);
    // Kubernetes would set PORTICO_PORT and others for a Service that is called portico.
    expect(pod?.enableServiceLinks).toBe(false);
  });

  it('leads staff to their app at a host of its own, where there is one, with room for parts of price files', async () => {
    const filled = await fillIn({
      staffIngress: { host: 'staff.example.org', className: 'nginx', tlsSecret: 'staff-tls' },
    });
    const ingress = filled.find(({ metadata }) => metadata.name === `${NAME}-staff`);
    expect(ingress?.metadata.annotations).toEqual({ 'nginx.ingress.kubernetes.io/proxy-body-size': '2m' });
    expect(ingress?.spec.rules?.[0]?.http.paths[0]?.backend.service).toEqual({ name: NAME, port: { name: 'staff' } });
    const ports = filled.find(({ kind }) => kind === 'Service')?.spec.ports?.map(({ targetPort }) => targetPort);
    expect(ports).toEqual(['http', 'staff']);
    expect(podOf(filled)?.containers[0]?.ports).toContainEqual({ name: 'staff', containerPort: 3100 });
  });

  it('gives files of a Secret to the server, where there is one', async () => {
    const without = podOf(await fillIn());
    expect(without?.volumes.map(({ name }) => name)).not.toContain('files');
    const pod = podOf(await fillIn({ filesSecret: 'portico-files' }));
    expect(pod?.volumes).toContainEqual({ name: 'files', secret: { secretName: 'portico-files', defaultMode: 0o440 } });
    expect(pod?.containers[0]?.volumeMounts).toContainEqual({
      name: 'files',
      mountPath: '/run/secrets/portico',
      readOnly: true,
    });
  });
});
