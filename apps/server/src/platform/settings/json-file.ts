import { readFile } from 'node:fs/promises';
import type * as z from 'zod';
import { SettingsError } from './settings-error.ts';

/**
 * Reads a JSON file of the settings.
 *
 * @param toDo what to do where it cannot be read.
 * @throws SettingsError
 */
export async function readJsonFile(file: string | URL, toDo: string): Promise<unknown> {
  let content: string;
  try {
    content = await readFile(file, 'utf8');
  } catch {
    throw new SettingsError([`${String(file)} cannot be read. ${toDo}`]);
  }
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new SettingsError([`${String(file)} is not JSON${placeOf(error)}. Mend it; a JSON checker shows the place.`]);
  }
}

/** Where the parser stopped, as ` (line 2 column 7)`, if it says so. Its message repeats what stands there: it may be a secret. */
function placeOf(error: unknown): string {
  const place = error instanceof SyntaxError ? /\(line \d+ column \d+\)/.exec(error.message) : null;
  return place === null ? '' : ` ${place[0]}`;
}

/** Each issue with its path in the file, as `serviceAreas[0].locations[1]: …`. */
export function issueTexts(file: string | URL, issues: ReadonlyArray<z.core.$ZodIssue>): string[] {
  return issues.map((issue) => `${String(file)}: ${pathText(issue.path)}: ${issue.message}`);
}

function pathText(path: readonly PropertyKey[]): string {
  const place = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return place.replace(/^\./, '') || 'the file';
}
