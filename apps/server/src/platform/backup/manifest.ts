import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { BackupError } from './backup-error.ts';

/** What is in a copy, and the digest of that list. */
const MANIFEST = 'manifest.json';
const DIGEST = 'manifest.sha256';

/** Parts of a copy, each a folder of it. */
export const DATABASE_PART = 'database';
export const PRICE_FILES_PART = 'price-files';

/** A name from the copy's folder: a damaged or forged list leads nowhere else. */
const path = z.string().refine((value) => {
  const [part = '', ...rest] = value.split('/');
  const isOfPart = part === DATABASE_PART || part === PRICE_FILES_PART;
  return isOfPart && rest.every((each) => each !== '' && each !== '.' && each !== '..' && !/[\0\\]/.test(each));
});

const file = z.object({ path, size: z.int().nonnegative(), sha256: z.string().regex(/^[\da-f]{64}$/) });

const schema = z.object({
  format: z.literal(1),
  /** The release that made it. */
  release: z.string(),
  /** Of what moment it is. */
  at: z.iso.datetime(),
  /** The ids of the secrets that it opens with; of the secrets nothing can be told from them. */
  secrets: z.array(z.string()).min(1),
  /** All folders, also empty ones, which PostgreSQL wants to find; each after the one that it is in. */
  folders: z.array(path),
  files: z.array(file).min(1),
});

/** What a copy of the embedded database says of itself. */
export type Manifest = z.infer<typeof schema>;
export type ListedFile = z.infer<typeof file>;

/** The files of a list, by their names in the copy's folder. */
export function manifestFiles(manifest: Manifest): Readonly<Record<string, string>> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  return { [MANIFEST]: text, [DIGEST]: `${sha256(text)}  ${MANIFEST}\n` };
}

/** @throws BackupError if there is no copy in the folder, or its list is not as it was written. */
export async function readManifest(folder: string): Promise<Manifest> {
  const [text, digest] = await Promise.all(
    [MANIFEST, DIGEST].map((name) => readFile(join(folder, name), 'utf8').catch(() => null)),
  );
  if (text === null || text === undefined || digest === null || digest === undefined) {
    throw new BackupError(
      `There is no copy in ${folder}: it has no ${MANIFEST}, or no ${DIGEST}. Name the folder that "portico backup" wrote.`,
    );
  }
  if (!digest.startsWith(sha256(text))) {
    throw new BackupError(`The copy in ${folder} is damaged: ${MANIFEST} is not what was written. Take another copy.`);
  }
  const read = schema.safeParse(JSON.parse(text));
  if (read.success) return read.data;
  throw new BackupError(`The copy in ${folder} is of a form that this release does not know. Take a newer release.`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
