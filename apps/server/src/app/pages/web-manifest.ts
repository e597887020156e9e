import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.optional(z.array(z.string())),
    imports: z.optional(z.array(z.string())),
    dynamicImports: z.optional(z.array(z.string())),
  }),
);

/**
 * Vite's list of the built files, by source file. `imports` and `dynamicImports` are keys of the list; `file` and `css`
 * are paths in the folder.
 */
export type WebManifest = z.infer<typeof manifest>;

/** Reads the list of a built web app; an empty list if there is none. */
export async function readWebManifest(folder: string): Promise<WebManifest> {
  const path = join(folder, '.vite/manifest.json');
  return existsSync(path) ? manifest.parse(JSON.parse(await readFile(path, 'utf8'))) : {};
}

/**
 * Sources and all their static imports; sources that are not in the build are left out. Imports come first, because a
 * page's style may override an imported one.
 */
export function closureOf(built: WebManifest, sources: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (source: string): string[] => {
    const chunk = built[source];
    if (chunk === undefined || seen.has(source)) return [];
    seen.add(source);
    return [...(chunk.imports ?? []).flatMap(visit), source];
  };
  return sources.flatMap(visit);
}

/** The built files of a source: its styles, then its code. */
export function filesOf(built: WebManifest, source: string): string[] {
  const chunk = built[source];
  return chunk ? [...(chunk.css ?? []), chunk.file] : [];
}
