import { cp } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** What a release holds beside the package.json files, the lock file and the packages. */
const kept = [
  'apps/server/src',
  'apps/web/dist',
  'apps/staff/dist',
  'packages',
  'scripts/serve.ts',
  'scripts/steps.ts',
  'scripts/web-app.ts',
  'scripts/with-dependencies.mjs',
  'docs',
  'ops',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
];

/**
 * The samples, one by one: a hospital has its settings beside them (ops/compose.yaml), and its secrets must not end in a release, nor in
 * the image that is made of one.
 */
const samples = [
  'Caddyfile',
  'Dockerfile',
  'alerts/portico.test.yml',
  'alerts/portico.yml',
  'alerts/scrape.yml',
  'bin/health-check.mjs',
  'bin/portico',
  'bin/portico-server',
  'brand/logo.svg',
  'compose.yaml',
  'dashboards/portico.json',
  'health-system.example.json',
  'helm/portico/Chart.yaml',
  'helm/portico/templates/deployment.yaml',
  'helm/portico/templates/disruption-budget.yaml',
  'helm/portico/templates/ingress.yaml',
  'helm/portico/templates/service.yaml',
  'helm/portico/templates/staff-ingress.yaml',
  'helm/portico/values.yaml',
  'nginx.conf',
  'portico.env.example',
  'portico.service',
  'postgresql/haproxy.cfg',
  'postgresql/patroni.yml',
  'postgresql/pgbackrest.conf',
  'postgresql/pgbouncer.ini',
].map((name) => `ops/${name}`);

/** Whether a file or folder is for tests or for the build alone. */
export function isLeftOut(path: string): boolean {
  return /\.test\.tsx?$|[/\\](testing|examples|__snapshots__|node_modules)$|[/\\](tsconfig\.json|package\.json|\.built-from)$/.test(
    path,
  );
}

/** Copies the files of a release into its folder. */
export async function copyReleaseFiles(root: string, folder: string): Promise<void> {
  for (const path of kept) {
    await cp(join(root, path), join(folder, path), {
      recursive: true,
      filter: (from) => !isLeftOut(from) && !isOfHospital(relative(root, from).split(sep).join('/')),
    });
  }
}

/**
 * Whether a file or folder in `ops` is none of the samples.
 *
 * @param path from the root, with `/`.
 */
export function isOfHospital(path: string): boolean {
  if (path !== 'ops' && !path.startsWith('ops/')) return false;
  return !samples.some((sample) => sample === path || sample.startsWith(`${path}/`));
}
