import { execFile } from 'node:child_process';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';

const run = promisify(execFile);
const repository = join(import.meta.dirname, '..', '..');

/**
 * A folder with the demonstration after a command of staff, for portals to begin with a copy of: staff stop the portal before
 * they run one. Rejects with what it printed when it fails. Whoever asked for the folder removes it.
 */
export async function demonstrationAfter(...command: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-e2e-'));
  await cp(inject('demonstration'), folder, { recursive: true });
  await runStaff(folder, ...command);
  return folder;
}

/** Runs a command of staff on the data folder of a portal that is stopped. Rejects with what it printed when it fails. */
export async function runStaff(folder: string, ...command: readonly string[]): Promise<void> {
  const env = { ...process.env, PORTICO_DATA: folder, PORTICO_CONFIG: join(folder, 'health-system.json') };
  await run(process.execPath, ['apps/server/src/cli/main.ts', ...command], { cwd: repository, env });
}
