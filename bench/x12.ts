import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Measurement } from './measurement.ts';
import type { X12Figures } from './x12-job.ts';

const run = promisify(execFile);
const job = fileURLToPath(new URL('x12-job.ts', import.meta.url));

const names = {
  'read-271': 'read 271 (X12)',
  'write-271': 'write 271 (X12)',
  'write-270': 'write 270 (X12)',
} as const;

/**
 * Measures reading 271s of 13 KB to the typed model, and writing 271s and 270s from it, next to node-x12, which makes
 * its own objects of the same texts, and writes the same texts from its own notation. Each in a process of its own.
 */
export async function measureX12(): Promise<Measurement[]> {
  const measured: Measurement[] = [];
  for (const [what, name] of Object.entries(names)) {
    const ours = await runJob('ours', what);
    const theirs = await runJob('peer', what);
    measured.push({
      name,
      unit: 'messages a processor second',
      value: ours.messages / ours.seconds,
      peer: { name: 'node-x12, which knows no loops', value: theirs.messages / theirs.seconds },
      more: {
        'KB a message': ours.bytes / ours.messages / 1000,
        'MB a processor second': ours.bytes / ours.seconds / 1e6,
      },
    });
  }
  return measured;
}

async function runJob(who: 'ours' | 'peer', what: string): Promise<X12Figures> {
  const { stdout } = await run(process.execPath, [job, who, what]);
  return JSON.parse(stdout) as X12Figures;
}
