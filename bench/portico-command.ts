import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const program = fileURLToPath(new URL('../apps/server/src/cli/main.ts', import.meta.url));

/** Runs `portico …` as a process of its own, for a person of the drill. @throws Error with what it said, where it fails. */
export async function portico(env: Readonly<Record<string, string>>, ...command: readonly string[]): Promise<string> {
  const args = [program, ...command, '--as', 'lena.fischer'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } });
  return stdout;
}
