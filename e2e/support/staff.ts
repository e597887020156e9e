import { execFile } from 'node:child_process';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';

const run = promisify(execFile);
/** The arguments of Node for a command of staff. A test has no terminal, so it says who runs it. */
export const commandOfStaff = (command: readonly string[]): string[] => [
  'apps/server/src/cli/main.ts',
  ...command,
  '--as',
  'lena.fischer',
];

const repository = join(import.meta.dirname, '..', '..');

/**
 * A folder with the demonstration after a command of staff, for portals to begin with a copy of: staff stop the portal before
 * they run one. Rejects with what it printed when it fails. Whoever asked for the folder removes it.
 */
export async function demonstrationAfter(...command: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-e2e-'));
  await cp(inject('demonstration'), folder, { recursive: true });
  const env = { ...process.env, PORTICO_DATA: folder, PORTICO_CONFIG: join(folder, 'health-system.json') };
  await run(process.execPath, commandOfStaff(command), { cwd: repository, env });
  return folder;
}
