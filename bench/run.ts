import { availableParallelism, cpus, totalmem } from 'node:os';
import { measureAudit } from './audit.ts';
import { measureCalls } from './calls.ts';
import { measureImport } from './import.ts';
import { keepsBudget, type Measurement } from './measurement.ts';
import { measurePage } from './page.ts';
import { measurePatients } from './patients.ts';
import { type Part, savePart, writeTable } from './results.ts';
import { measureScale } from './scale.ts';
import { measureSignIns } from './sign-ins.ts';
import { measureTelemetry } from './telemetry.ts';
import { measureX12 } from './x12.ts';

/** `npm run bench [-- PART ...] [--scale] [--large]`: all parts, or these; with `--scale` 60 million rates too; with `--large` the memory
 * that importing 100 MB and 1 GB takes. The figures of the other parts stay as they were measured last. */
const parts: Readonly<Record<Part, () => Promise<readonly Measurement[]>>> = {
  import: measureImport,
  scale: measureScale,
  patients: measurePatients,
  x12: measureX12,
  calls: measureCalls,
  'sign-ins': measureSignIns,
  audit: measureAudit,
  telemetry: measureTelemetry,
  page: measurePage,
};

const asked = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const unknown = asked.find((each) => !(each in parts));
if (unknown !== undefined) throw new Error(`There is no part ${unknown}: ${Object.keys(parts).join(', ')}`);

const machine = {
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: availableParallelism(),
  memoryGB: Math.round(totalmem() / 2 ** 30),
  node: process.version,
};
const overBudget: Measurement[] = [];
for (const [part, measure] of Object.entries(parts) as [Part, () => Promise<readonly Measurement[]>][]) {
  if (asked.length > 0 && !asked.includes(part)) continue;
  const date = new Date().toISOString().slice(0, 10);
  const measurements = await measure();
  await savePart(part, { date, machine, measurements });
  overBudget.push(...measurements.filter((each) => !keepsBudget(each)));
}
process.stdout.write(`\n${await writeTable()}`);
for (const { name, value, unit } of overBudget) process.stdout.write(`Over its budget: ${name}, ${value} ${unit}\n`);
if (overBudget.length > 0) process.exitCode = 1;
