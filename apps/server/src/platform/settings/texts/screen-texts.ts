import type { Language } from '@portico/contract';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtWebApp } from '../../files/built-web-app.ts';

/** What the build of the web app writes for the server (apps/web: build/list-texts.ts). */
const FILE = '.vite/texts.json';

/** Every text of the screens, in English and its translations. */
export type ScreenTexts = Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>;

/** Null where the web app is not built. */
export async function readScreenTexts(folder = builtWebApp): Promise<ScreenTexts | null> {
  try {
    return JSON.parse(await readFile(join(folder, FILE), 'utf8')) as ScreenTexts;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
