import { readFile } from 'node:fs/promises';
import { CommandError } from './command.ts';

/** The text of a file. @throws CommandError for one that cannot be read, or is not text in UTF-8. */
export async function readTextFile(file: string): Promise<string> {
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch (error) {
    throw new CommandError(`${file} cannot be read. Nothing was changed.`, { cause: error });
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new CommandError(`${file} is not text in UTF-8. Nothing was changed.`, { cause: error });
  }
}
