import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { keepsBudget, type Measurement } from './measurement.ts';

/** The parts of the bench. Each has a file of its own in `results`, so that one can be measured without the others. */
const PARTS = ['import', 'scale', 'patients', 'x12', 'calls', 'sign-ins', 'audit', 'telemetry', 'page'] as const;

export type Part = (typeof PARTS)[number];

interface PartResults {
  readonly date: string;
  readonly machine: {
    readonly cpu: string;
    readonly cores: number;
    readonly memoryGB: number;
    readonly node: string;
  };
  readonly measurements: readonly Measurement[];
}

const folder = new URL('results/', import.meta.url);

/** Replaces what was measured of a part before. */
export async function savePart(part: Part, results: PartResults): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(fileOf(part), `${JSON.stringify(results, null, 2)}\n`);
}

/** Writes the last figures of all parts for people, and returns the text. */
export async function writeTable(): Promise<string> {
  const measured = PARTS.filter((part) => existsSync(fileOf(part)));
  const sections = await Promise.all(
    measured.map(async (part) => section(part, JSON.parse(await readFile(fileOf(part), 'utf8')) as PartResults)),
  );
  const missing = PARTS.filter((part) => !measured.includes(part));
  const text = `# What was measured last

Client and server share the machine: compare ratios, not seconds.${missing.length === 0 ? '' : ` Not measured yet: ${missing.join(', ')}.`}

${sections.join('\n')}`;
  await writeFile(new URL('latest.md', folder), text);
  return text;
}

function fileOf(part: Part): URL {
  return new URL(`${part}.json`, folder);
}

function section(part: Part, { date, machine, measurements }: PartResults): string {
  const { cpu, cores, memoryGB, node } = machine;
  return `## ${part}

${date}, ${cpu}, ${cores} cores, ${memoryGB} GB, Node ${node}.

| what | ours | peer in the same run | ratio | more |
|---|---|---|---|---|
${measurements.map(row).join('\n')}
`;
}

function row(measurement: Measurement): string {
  const { name, unit, value, peer, more, budget } = measurement;
  const further = Object.entries(more).map(([key, figure]) => `${key} ${rounded(figure)}`);
  const ratio = peer.value === 0 ? '–' : (value / peer.value).toFixed(2);
  const allowed = budget === undefined ? '' : ` (${budgetText(measurement)})`;
  return `| ${name} | ${rounded(value)} ${unit}${allowed} | ${rounded(peer.value)} (${peer.name}) | ${ratio} | ${further.join(', ')} |`;
}

function budgetText(measurement: Measurement): string {
  const { budget = { least: Number.NaN } } = measurement;
  const text = 'most' in budget ? `at most ${rounded(budget.most)}` : `at least ${rounded(budget.least)}`;
  return keepsBudget(measurement) ? text : `**${text}**`;
}

function rounded(figure: number): string {
  return figure >= 100 ? Math.round(figure).toLocaleString('en-US') : figure.toPrecision(3);
}
