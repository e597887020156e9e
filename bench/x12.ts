import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Measurement } from './measurement.ts';
import type { X12Figures } from './x12-job.ts';
import { shapes } from './x12-messages.ts';

const run = promisify(execFile);
const job = fileURLToPath(new URL('x12-job.ts', import.meta.url));

/**
 * Measures reading messages of each shape to the typed model, and writing them from it, next to node-x12, which makes
 * its own objects of the same texts, and writes the same texts from its own notation. Each shape has a process of its
 * own, in which the two take turns.
 */
export async function measureX12(): Promise<Measurement[]> {
  const measured: Measurement[] = [];
  for (const shape of Object.keys(shapes)) {
    const { stdout } = await run(process.execPath, [job, shape]);
    for (const figures of JSON.parse(stdout) as X12Figures[]) measured.push(measurementOf(shape, figures));
  }
  return measured;
}

/** Of the rounds the median counts. The least and the greatest ratio of a round tell how far to trust it. */
function measurementOf(shape: string, { direction, messages, bytes, ours, theirs }: X12Figures): Measurement {
  const ratios = ours.map((seconds, round) => (theirs[round] ?? 0) / seconds);
  return {
    name: `${direction} ${shape}`,
    unit: 'messages a processor second',
    value: messages / median(ours),
    peer: { name: 'node-x12, which knows no loops', value: messages / median(theirs) },
    more: {
      'KB a message': bytes / messages / 1000,
      'MB a processor second': bytes / median(ours) / 1e6,
      'least ratio': Math.min(...ratios),
      'greatest ratio': Math.max(...ratios),
    },
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}
