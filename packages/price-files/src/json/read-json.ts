import type { ScannedElement } from '@portico/json-scan';
import { createBatch } from '../batch.ts';
import { findingsAt } from '../findings.ts';
import { PriceFileError } from '../price-file-error.ts';
import { countLines } from '../text/bytes.ts';
import { createDecoder, type Decoder } from '../text/decode.ts';
import { reportEncoding } from '../text/encoding.ts';
import { type ReadLimits, tooManyRows } from '../text/limits.ts';
import type { OpenFile } from '../text/open-file.ts';
import type { PriceFileEvent } from '../types.ts';
import { readHeader, templateVersionOf } from '../values/header.ts';
import type { TemplateVersion } from '../values/rate.ts';
import { readJsonItem } from './item.ts';
import { asList, asObject, isObject, parseJson } from './parse.ts';
import type { JsonObject } from './parse.ts';
import { createItemScanner } from './scan-items.ts';
import type { Frame } from './scan-items.ts';

/** Reads a JSON file of the CMS template: items while the file streams, the header at the end. */
export async function* readJson(file: OpenFile, limits: ReadLimits): AsyncGenerator<PriceFileEvent> {
  const scanner = createItemScanner();
  const batch = createBatch();
  const decoder = createDecoder(batch.report);
  reportEncoding(file.encoding, batch.report);
  let beforeItems: { version: TemplateVersion } | undefined;
  for await (const chunk of file.bytes) {
    for (const scanned of scanner.scan(chunk)) {
      beforeItems ??= { version: versionBeforeItems(scanner.frameBeforeItems(), decoder) };
      if (scanned.number > limits.rows) throw tooManyRows(scanned.line, limits);
      const item = parseItem(scanned, decoder, beforeItems.version, batch.report);
      if (item !== undefined) batch.add(item);
      if (batch.isFull()) yield* batch.take(file.bytesRead());
    }
  }
  const frame = scanner.end();
  const text = decoder.decode(frame.bytes, 1);
  const lineAt = lineInFrame(text, frame);
  const root = asObject(parseJson(text, lineAt));
  if (frame.itemsAt === -1) {
    throw new PriceFileError(1, 'There is no list standard_charge_information: the file is not a price file.');
  }
  if (beforeItems === undefined) {
    throw new PriceFileError(lineAt(frame.itemsAt), 'standard_charge_information is empty: the file has no prices.');
  }
  const lineOf = (field: string): number => lineAt(Math.max(0, text.indexOf(`"${field}"`)));
  const findings = findingsAt(lineOf('hospital_name'), batch.report);
  const header = readHeader(rawHeader(root), 'json', lineOf, findings);
  yield* batch.take(file.bytesRead());
  yield { kind: 'header', header };
}

function parseItem(
  scanned: ScannedElement,
  decoder: Decoder,
  version: TemplateVersion,
  report: Parameters<typeof readJsonItem>[1]['report'],
): ReturnType<typeof readJsonItem> {
  const text = decoder.decode(scanned.bytes, scanned.line);
  const value = parseJson(text, (at) => scanned.line + countLines(text, at));
  const lines = linesOfObjects(value, scanned.objectLines);
  return readJsonItem(value, { lineOf: (part) => lines.get(part) ?? scanned.line, version, report });
}

/**
 * Gives each object of a parsed value the line of its brace. The scanner saw the braces in the order of the text, and
 * an object keeps its properties in that order.
 *
 * @returns an empty map when the two do not match, as after a property that occurs twice.
 */
function linesOfObjects(value: unknown, lines: readonly number[]): ReadonlyMap<unknown, number> {
  const found = new Map<unknown, number>();
  if (lines.length === 0) return found;
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(visit);
    else if (isObject(part)) {
      found.set(part, lines[found.size] ?? 0);
      Object.values(part).forEach(visit);
    }
  };
  visit(value);
  return found.size === lines.length ? found : new Map();
}

/**
 * The version decides which rules apply, so it is looked for before the first item. It may also come after the items.
 */
function versionBeforeItems(frame: Uint8Array | undefined, decoder: Decoder): TemplateVersion {
  if (frame === undefined) return undefined;
  const text = `${decoder.decode(frame, 1)}[]}`;
  return templateVersionOf(asObject(parseJson(text, (at) => 1 + countLines(text, at)))['version']);
}

/** Lines of the frame, including the lines of the items that were taken out of it. */
function lineInFrame(text: string, frame: Frame): (at: number) => number {
  return (at) => 1 + countLines(text, at) + (frame.itemsAt !== -1 && at > frame.itemsAt ? frame.itemsLines : 0);
}

/** v3 and v2 names: v2 affirms where v3 attests, and calls its locations hospital_location. */
function rawHeader(root: JsonObject): Parameters<typeof readHeader>[0] {
  const license = asObject(root['license_information']);
  const attestation = asObject(root['attestation'] ?? root['affirmation']);
  return {
    hospitalName: root['hospital_name'],
    lastUpdatedOn: root['last_updated_on'],
    version: root['version'],
    locationNames: asList(root['location_name'] ?? root['hospital_location']),
    addresses: asList(root['hospital_address']),
    npis: asList(root['type_2_npi']),
    licenseState: license['state'],
    licenseNumber: license['license_number'],
    attesterName: attestation['attester_name'],
    attested: attestation['confirm_attestation'] ?? attestation['confirm_affirmation'],
  };
}
