import { writeFile } from 'node:fs/promises';
import { CommandError } from './command.ts';

/** Writes an export: a file that this user alone reads, and over none that is there. @throws CommandError if it cannot be written. */
export async function writeNew(file: string, text: string): Promise<void> {
  await writeFile(file, text, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    const why = code === 'EEXIST' ? 'There is a file of this name' : `The file cannot be written (${code})`;
    throw new CommandError(`${why}: ${file}. Nothing was exported.`, { cause: error });
  });
}
