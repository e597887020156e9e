import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import project from '../package.json' with { type: 'json' };
import { hostileFiles, writeHostileFile } from './hostile-files.ts';
import type { JobFigures } from './measure-job.ts';

/**
 * `npm run drill:files`: checks files that were made to do harm, each in a process of its own with the options of the
 * operator's commands (issue 13, "What proves it"). Fails if one is not refused with a message that says what it is, or
 * takes more time or memory than it may.
 */
const MAX_SECONDS = 120;
const MAX_MB = 500;

const run = promisify(execFile);
const job = fileURLToPath(new URL('files-drill-job.ts', import.meta.url));
const nodeOptions = project.scripts.portico.match(/--max-\S+/g) ?? [];
const folder = await mkdtemp(join(tmpdir(), 'portico-drill-'));
try {
  for (const file of hostileFiles) {
    const path = join(folder, 'hostile.gz');
    await writeHostileFile(path, file);
    const { stdout } = await run(process.execPath, [...nodeOptions, job, path], { timeout: 2 * MAX_SECONDS * 1000 });
    const { said, seconds, peakMB } = JSON.parse(stdout) as JobFigures & { said: string };
    const isGood = file.message.test(said) && seconds <= MAX_SECONDS && peakMB <= MAX_MB;
    if (!isGood) process.exitCode = 1;
    process.stdout.write(
      `${isGood ? 'good' : 'BAD '}  ${file.name}: ${seconds.toFixed(1)} s, ${Math.round(peakMB)} MB. ${said}\n`,
    );
  }
} finally {
  await rm(folder, { recursive: true });
}
