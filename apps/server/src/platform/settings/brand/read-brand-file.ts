import { imageSize } from 'image-size';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import { cleanSvg } from './clean-svg.ts';

/** Kinds of files, as they are served. */
const mediaTypes = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  woff2: 'font/woff2',
} as const;

type FileKind = keyof typeof mediaTypes;

/** A file of the brand, held in memory as it is served. */
export interface BrandFile {
  /** With a digest of the content: it never stands for anything else. */
  readonly path: string;
  readonly type: (typeof mediaTypes)[FileKind];
  readonly content: Buffer;
}

export interface BrandPicture extends BrandFile {
  /** In pixels of the page. */
  readonly width: number;
  readonly height: number;
}

/** What a file must be, whatever its name says. */
export interface FileRule {
  readonly kinds: readonly FileKind[];
  /** A page waits for it. */
  readonly maxKilobytes: number;
}

/** Where the files of the brand are served. */
const BRAND_FILES_PATH = '/brand/';

const WOFF2 = 'wOF2';

/**
 * Reads a file of the brand: what it is, by its first bytes, and how large.
 *
 * @returns a sentence that goes on after the setting's name where it cannot be used.
 */
export async function readBrandFile(file: string, { kinds, maxKilobytes }: FileRule): Promise<BrandFile | string> {
  let content: Buffer;
  try {
    content = await readFile(file);
  } catch {
    return `there is no file ${file} that can be read`;
  }
  const kind = kindOf(content);
  if (kind === null || !kinds.includes(kind))
    return `${file} must be ${kinds.map((each) => each.toUpperCase()).join(' or ')}`;
  if (content.byteLength > maxKilobytes * 1000) {
    return `${file} has ${Math.ceil(content.byteLength / 1000)} kB, and pages wait for it: ${maxKilobytes} kB at most`;
  }
  const clean = kind === 'svg' ? cleanSvg(content.toString('utf8')) : content;
  if (clean === null) return `${file} is not a well-formed SVG`;
  return brandFile(file, kind, Buffer.from(clean));
}

/** As `readBrandFile`, with its width and height. */
export async function readBrandPicture(file: string, rule: FileRule): Promise<BrandPicture | string> {
  const read = await readBrandFile(file, rule);
  if (typeof read === 'string') return read;
  try {
    const { width, height } = imageSize(read.content);
    if (width > 0 && height > 0) return { ...read, width, height };
  } catch {
    // Cut off, or without a size: the sentence below.
  }
  return `${file} does not say how wide and high it is`;
}

function brandFile(file: string, kind: FileKind, content: Buffer): BrandFile {
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 10);
  const name = parse(file)
    .name.toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return { path: `${BRAND_FILES_PATH}${name}-${digest}.${kind}`, type: mediaTypes[kind], content };
}

function kindOf(content: Buffer): FileKind | null {
  if (content.subarray(0, WOFF2.length).toString('latin1') === WOFF2) return 'woff2';
  try {
    const { type = '' } = imageSize(content);
    return Object.keys(mediaTypes).find((kind): kind is FileKind => kind === type) ?? null;
  } catch {
    return null;
  }
}
