import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Runs npm, of the Node that is installed on this machine, and returns what it printed.
 *
 * @throws with its message when it fails.
 */
export async function runNpm(args: readonly string[], folder: string): Promise<string> {
  // `npm` is a script of the shell on Windows.
  const shell = process.platform === 'win32';
  const { stdout } = await promisify(execFile)('npm', args, { cwd: folder, maxBuffer: 2 ** 26, shell });
  return stdout;
}
