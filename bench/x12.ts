import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Measurement } from './measurement.ts';
import type { FreshFigures } from './x12-fresh-job.ts';
import type { X12Figures } from './x12-job.ts';
import { shapes } from './x12-messages.ts';

const run = promisify(execFile);
const [job, freshJob] = ['x12-job.ts', 'x12-fresh-job.ts'].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
) as [string, string];
/** A process is measured once, so that it takes several. */
const FRESH_PROCESSES = 7;
const PEER = 'node-x12, which knows no loops';

/**
 * Measures reading messages of each shape to the typed model, and writing them from it, next to node-x12, which makes
 * its own objects of the same texts, and writes the same texts from its own notation. Each shape has a process of its
 * own, in which the two take turns. Reading is measured once more in processes that have read nothing before, as a server is that answers
 * one message every few seconds: before the compiler has come to it.
 */
export async function measureX12(): Promise<Measurement[]> {
  const measured: Measurement[] = [];
  for (const shape of Object.keys(shapes)) {
    const { stdout } = await run(process.execPath, [job, shape]);
    for (const figures of JSON.parse(stdout) as X12Figures[]) measured.push(measurementOf(shape, figures));
    // One message of many sets is no message of a few seconds.
    if (!shape.endsWith('many sets')) measured.push(...(await measureFresh(shape)));
  }
  return measured;
}

/** Reading the first message of a process, and the hundred after it: the median of several processes, whose sides take turns. */
async function measureFresh(shape: string): Promise<Measurement[]> {
  const figures = { ours: [] as FreshFigures[], theirs: [] as FreshFigures[] };
  for (let turn = 0; turn < FRESH_PROCESSES; turn += 1) {
    for (const side of ['ours', 'theirs'] as const) {
      const { stdout } = await run(process.execPath, [freshJob, shape, side]);
      figures[side].push(JSON.parse(stdout) as FreshFigures);
    }
  }
  return (['first', 'hundred'] as const).map((which) => {
    const [ours, theirs] = [figures.ours, figures.theirs].map((all) => all.map((each) => each[which])) as [
      number[],
      number[],
    ];
    return {
      name: `read ${shape}, ${which === 'first' ? 'the first of a process' : 'the hundred after it'}`,
      unit: 'messages a processor second',
      value: 1 / median(ours),
      peer: { name: PEER, value: 1 / median(theirs) },
      more: { 'ms a message': 1000 * median(ours), 'ms a message of peer': 1000 * median(theirs) },
    };
  });
}

/** Of the rounds the median counts. The least and the greatest ratio of a round tell how far to trust it. */
function measurementOf(shape: string, { direction, messages, bytes, ours, theirs }: X12Figures): Measurement {
  const ratios = ours.map((seconds, round) => (theirs[round] ?? 0) / seconds);
  return {
    name: `${direction} ${shape}`,
    unit: 'messages a processor second',
    value: messages / median(ours),
    peer: { name: PEER, value: messages / median(theirs) },
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
