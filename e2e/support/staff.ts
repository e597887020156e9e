import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const repository = join(import.meta.dirname, '..', '..');

/**
 * Runs a command of staff beside the portal: on the embedded database the portal does it for them (decision 111), on PostgreSQL the command does it by
 * itself, with the clock of this machine. A test has no terminal, so it says who runs it. Answers with what it printed; rejects with it when it fails.
 */
export async function runAsStaff(command: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const args = ['apps/server/src/cli/main.ts', ...command, '--as', 'lena.fischer'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: repository, env });
  return stdout;
}
