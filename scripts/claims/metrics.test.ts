import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Instrument, instruments } from '../../apps/server/src/platform/telemetry/instruments.ts';
import { measureProcess, registry } from '../../apps/server/src/platform/telemetry/measure.ts';
import { root } from '../steps.ts';
import { houseFiles } from './house-files.ts';
import { selectorsOf } from './promql.ts';
import { codeIn, readDocument, readRows } from './read-document.ts';

// Issue 16, point 4: what is measured is said, and what is said, asked for or warned of is measured.

const path = 'docs/watching.md';
const document = readDocument(path);
const own = new Map<string, Instrument>(Object.entries(instruments));
const heading = '| metric | kind | labels | what it is |\n|---|---|---|---|\n';

interface Rule {
  readonly alert: string;
  readonly expr: string;
}
const rules = (parse(readDocument('ops/alerts/portico.yml')) as { groups: Array<{ rules: Rule[] }> }).groups.flatMap(
  (group) => group.rules,
);

interface Panel {
  readonly title: string;
  readonly targets?: ReadonlyArray<{ readonly expr: string }>;
}
const dashboard = JSON.parse(readDocument('ops/dashboards/portico.json')) as { panels: readonly Panel[] };
const queries = dashboard.panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => [title, expr] as const),
);

/** Grafana fills them in. */
const filledIn = (expression: string): string => expression.replaceAll(/\$__(?:rate_interval|interval|range)/g, '5m');

/** Of what Prometheus itself says of what it looks at. */
const ofPrometheus = ['up'];
const labelsOfPrometheus = ['job', 'instance', 'process', 'le'];

measureProcess();
const ofProcess = registry.getMetricsAsArray().map(({ name }) => name);

/** What an expression asks for that is not there: a metric, a label of it, or a value of a label. */
function missingIn(expression: string): string[] {
  return selectorsOf(filledIn(expression)).flatMap(({ metric, labels }) => {
    const [, base = '', part] = /^(.+?)(?:_(bucket|sum|count))?$/.exec(metric) ?? [];
    const instrument = own.get(metric) ?? (part === undefined ? undefined : own.get(base));
    if (instrument === undefined) return [...ofPrometheus, ...ofProcess].includes(metric) ? [] : [metric];
    if ((instrument.kind === 'histogram') !== (metric !== base)) return [`${metric} is a ${instrument.kind}`];
    return labels.flatMap(([label, values]) => {
      if (labelsOfPrometheus.includes(label)) return [];
      const list = instrument.labels[label];
      if (list === undefined) return [`${metric}{${label}}`];
      // A pattern as 5.. names many; the others are values.
      const unknown =
        typeof list === 'string' ? [] : values.filter((value) => !list.some((each) => matches(value, each)));
      return unknown.map((value) => `${metric}{${label}=${value}}`);
    });
  });
}

const matches = (pattern: string, value: string): boolean => new RegExp(`^(?:${pattern})$`).test(value);

describe('the table of what is measured', () => {
  it('has every instrument with its labels, and no other', async () => {
    const [before = '', after = ''] = document.split(heading);
    const rest = after.replace(/^(?:\|.*\n)*/, '');
    const table = [...own].map(([name, { kind, labels, help }]) => {
      const named = Object.keys(labels).map((label) => `\`${label}\``);
      return `| \`${name}\` | ${kind} | ${named.join(', ') || '–'} | ${help} |\n`;
    });
    // Run with -u, this writes the table.
    await expect(`${before}${heading}${table.join('')}${rest}`).toMatchFileSnapshot(join(root, path));
  });

  it('is of names by the habits of Prometheus: a counter ends in _total, a time in _seconds', () => {
    const bad = [...own].filter(([name, { kind }]) => {
      const ending =
        kind === 'counter'
          ? /^portico_[a-z_]+_total$/
          : kind === 'histogram'
            ? /^portico_[a-z_]+_seconds$/
            : /^portico_[a-z_]+$/;
      return !ending.test(name);
    });
    expect(bad.map(([name]) => name)).toEqual([]);
  });
});

describe('the alerts', () => {
  it.each(rules.map(({ alert, expr }) => [alert, expr]))('%s asks for what is measured', (_alert, expr) => {
    expect(missingIn(expr)).toEqual([]);
  });

  it('have each a row that says what to do, and no row is of an alert that is not there', () => {
    const rows = readRows(document, 'alert');
    expect(rows.flatMap((row) => codeIn(row.get('alert') ?? ''))).toEqual(rules.map(({ alert }) => alert));
    for (const row of rows) expect((row.get('what to do') ?? '').length).toBeGreaterThan(40);
  });

  it('have each a test in which it fires, and one in which it keeps still', () => {
    const { tests } = parse(readDocument('ops/alerts/portico.test.yml')) as { tests: Array<{ name: string }> };
    // Further ones say when: "keeps still where ...".
    const shown = new Set(tests.map(({ name }) => name.replace(/(?<= (fires|keeps still)) .*$/, '')));
    expect([...shown]).toEqual(rules.flatMap(({ alert }) => [`${alert} fires`, `${alert} keeps still`]));
  });

  const promtool = spawnSync('promtool', ['--version']);
  const hasPromtool = promtool.status === 0;
  it.skipIf(!hasPromtool)('keep their tests (skipped without promtool, of the package prometheus)', () => {
    const folder = join(root, 'ops/alerts');
    for (const args of [
      ['check', 'rules', 'portico.yml'],
      ['check', 'config', 'scrape.yml'],
      ['test', 'rules', 'portico.test.yml'],
    ]) {
      const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: folder, encoding: 'utf8' });
      expect([args.join(' '), status, status === 0 ? '' : stdout + stderr]).toEqual([args.join(' '), 0, '']);
    }
  });
});

describe('the dashboard', () => {
  it.each(queries)('%s asks for what is measured', (_title, expr) => expect(missingIn(expr)).toEqual([]));

  it('shows everything that is measured', () => {
    const shown = queries.flatMap(([, expr]) => selectorsOf(filledIn(expr)).map(({ metric }) => metric));
    const missing = [...own.keys()].filter(
      (name) => !shown.some((metric) => metric === name || metric === `${name}_bucket` || metric === `${name}_count`),
    );
    expect(missing).toEqual([]);
  });

  it('finds what is not there (the check itself)', () => {
    expect(missingIn('rate(portico_sign_ins_total[5m])')).toEqual(['portico_sign_ins_total']);
    expect(missingIn('portico_jobs_total{outcome="lost"}')).toEqual(['portico_jobs_total{outcome=lost}']);
    expect(missingIn('portico_jobs_total{payor="x"}')).toEqual(['portico_jobs_total{payor}']);
    expect(missingIn('rate(portico_job_seconds[5m])')).toEqual(['portico_job_seconds is a histogram']);
    expect(() => missingIn('sum(rate(x[5m])')).toThrow('Not an expression');
  });
});

describe('OpenTelemetry', () => {
  it('is loaded on demand alone: a server that exports nothing has nothing of it in memory', () => {
    const sources = houseFiles.glob('apps/server/src/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
    const importing = (pattern: RegExp) => sources.filter((file) => pattern.test(houseFiles.read(file)));
    const ofIt = ['opentelemetry.ts', 'registry-producer.ts'].map(
      (name) => `apps/server/src/platform/telemetry/${name}`,
    );
    expect(importing(/from '@opentelemetry\//)).toEqual(ofIt);
    expect(importing(/from '[^']*\/(?:opentelemetry|registry-producer)\.ts'/)).toEqual(ofIt.slice(0, 1));
    expect(importing(/import\('[^']*\/opentelemetry\.ts'\)/)).toEqual(['apps/server/src/main/start-server.ts']);
  });
});
