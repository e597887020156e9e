import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { measureCalls } from './calls.ts';
import { measureImport } from './import.ts';
import type { Measurement } from './measurement.ts';
import { measurePatients } from './patients.ts';
import { measureSignIns } from './sign-ins.ts';
import { measureX12 } from './x12.ts';

const results = new URL('results/', import.meta.url);
const started = new Date();

const measurements = [
  ...(await measureImport()),
  ...(await measurePatients()),
  ...(await measureX12()),
  ...(await measureCalls()),
  ...(await measureSignIns()),
];

const machine = {
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: availableParallelism(),
  memoryGB: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  database: process.env['DATABASE_URL'] === undefined ? 'PGlite' : 'PostgreSQL',
};
const date = started.toISOString().slice(0, 10);
const table = asMarkdown(measurements);
await mkdir(results, { recursive: true });
await writeFile(new URL(`${date}.json`, results), `${JSON.stringify({ date, machine, measurements }, null, 2)}\n`);
await writeFile(new URL('latest.md', results), table);
process.stdout.write(`\n${table}`);

/** A table for people. Only the ratio can be compared with another run. */
function asMarkdown(rows: readonly Measurement[]): string {
  const { cpu, cores, memoryGB, node, database } = machine;
  const lines = rows.map(({ name, unit, value, peer, more }) => {
    const further = Object.entries(more).map(([key, figure]) => `${key} ${rounded(figure)}`);
    const ratio = (value / peer.value).toFixed(2);
    return `| ${name} | ${rounded(value)} ${unit} | ${rounded(peer.value)} (${peer.name}) | ${ratio} | ${further.join(', ')} |`;
  });
  return `# Measured on ${date}

${cpu}, ${cores} cores, ${memoryGB} GB, Node ${node}, ${database}. Client and server share the machine: compare ratios, not seconds.

| what | ours | peer in the same run | ratio | more |
|---|---|---|---|---|
${lines.join('\n')}
`;
}

function rounded(figure: number): string {
  return figure >= 100 ? Math.round(figure).toLocaleString('en-US') : figure.toPrecision(3);
}
