import type { WrittenLanguage } from '@portico/contract';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtWebApp } from '../../files/built-web-app.ts';

/** What the build of the web app writes for the server (apps/web: build/list-texts.ts). */
const FILE = '.vite/texts.json';
const FIRST_FILE = '.vite/first-texts.json';

/** Every text of the screens, in English and its translations. */
export type ScreenTexts = Readonly<Record<string, Readonly<Partial<Record<WrittenLanguage, string>>>>>;

/** Null where the web app is not built. */
export async function readScreenTexts(folder = builtWebApp): Promise<ScreenTexts | null> {
  return (await readBuilt(join(folder, FILE))) as ScreenTexts | null;
}

/** The English texts of the first page; null where the web app is not built. */
export async function readFirstPageTexts(folder = builtWebApp): Promise<readonly string[] | null> {
  return (await readBuilt(join(folder, FIRST_FILE))) as readonly string[] | null;
}

async function readBuilt(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
