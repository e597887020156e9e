import { readFileSync } from 'node:fs';
import { type PriceFileOptions, readPriceFile } from '../read-price-file.ts';
import type { PriceFileFinding } from '../findings/finding.ts';
import { isOfDictionary } from '../findings/tally.ts';
import type { PriceFileHeader, PriceItem } from '../types.ts';
import { dictionaryOf } from '../values/versions.ts';

/** All events of a file. */
export interface Reading {
  headers: PriceFileHeader[];
  items: PriceItem[];
  findings: PriceFileFinding[];
}

/** The bytes of one of the written examples. */
export function exampleBytes(name: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`../../examples/${name}`, import.meta.url)));
}

export async function readExample(name: string): Promise<Reading> {
  return readStream(inChunks(exampleBytes(name), []));
}

/**
 * Reads to the end; `reading` has what was read before a failure. Findings of another data dictionary than the file's are
 * dropped, as a tally does.
 */
export async function readStream(
  bytes: AsyncIterable<Uint8Array>,
  reading: Reading = { headers: [], items: [], findings: [] },
  options: PriceFileOptions = {},
): Promise<Reading> {
  for await (const event of readPriceFile(bytes, options)) {
    if (event.kind === 'header') reading.headers.push(event.header);
    else if (event.kind === 'finding') reading.findings.push(event.finding);
    else if (event.kind === 'items') reading.items.push(...event.items);
  }
  const dictionary = dictionaryOf(reading.headers[0]?.specVersion);
  reading.findings = reading.findings.filter((finding) => isOfDictionary(finding, dictionary));
  return reading;
}

/** The bytes, split at these offsets. Each chunk is overwritten when the next is asked for, as where a source uses its memory again. */
export async function* inChunks(bytes: Uint8Array, places: readonly number[]): AsyncGenerator<Uint8Array> {
  let start = 0;
  for (const place of [...places, bytes.length]) {
    if (place <= start) continue;
    const chunk = bytes.slice(start, place);
    yield chunk;
    chunk.fill(0);
    start = place;
  }
}

/** Items without their lines, which differ between formats. */
export function withoutLines(items: readonly PriceItem[]): unknown {
  const text = JSON.stringify(items, (key, value: unknown) => (key === 'line' ? undefined : value));
  return JSON.parse(text);
}
