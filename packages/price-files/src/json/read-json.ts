import type { ScannedElement } from '@portico/json-scan';
import type { Accepts } from '../accepts.ts';
import { createBatch } from '../batch.ts';
import type { Findings } from '../findings/findings.ts';
import { createFindings } from '../findings/findings.ts';
import { PriceFileError } from '../price-file-error.ts';
import type { Dictionary } from '../rules/rule.ts';
import { countLines, lineCounter } from '../text/bytes.ts';
import { createDecoder, type Decoder } from '../text/decode.ts';
import { reportEncoding } from '../text/encoding.ts';
import { type ReadLimits, tooManyRows } from '../text/limits.ts';
import type { OpenFile } from '../text/open-file.ts';
import type { PriceFileEvent, PriceItem } from '../types.ts';
import { dictionaryOf } from '../values/versions.ts';
import { type Cursor, placeOf } from './cursor.ts';
import { readJsonHeader } from './header.ts';
import { readJsonItem } from './item.ts';
import { hasKeyTwice } from './key-twice.ts';
import { lineOfObjects, objectsOf } from './lines.ts';
import { createLostProperties, type LostProperties } from './lost-properties.ts';
import { isObject, parseJson, readObject } from './parse.ts';
import { findProperties } from './properties.ts';
import { rawJsonItem } from './raw-item.ts';
import { createItemScanner } from './scan-items.ts';
import type { Frame } from './scan-items.ts';
import { createTemplateReader } from './template-item.ts';

/** Reads a JSON file of the CMS template: items while the file streams, the header at the end. */
export async function* readJson(
  file: OpenFile,
  limits: ReadLimits,
  accepts: Accepts,
  today: string | undefined,
): AsyncGenerator<PriceFileEvent> {
  const batch = createBatch();
  const cursor: Cursor = { item: undefined, charge: undefined, rate: undefined };
  const findings = createFindings(batch.report, (property) => placeOf(cursor, property));
  const decoder = createDecoder(findings);
  const lost = createLostProperties(accepts, cursor, findings);
  const readTemplate = createTemplateReader();
  reportEncoding(file.encoding, findings);
  const reading: ItemReading = { decoder, dictionary: undefined, cursor, findings, lost, hasItems: false };

  function beginItem({ number, line }: Pick<ScannedElement, 'number' | 'line'>): void {
    if (!reading.hasItems) {
      reading.hasItems = true;
      reading.dictionary = dictionaryBeforeItems(scanner.frameBeforeItems(), decoder);
    }
    if (number > limits.rows) throw tooManyRows(line, limits);
    cursor.item = number - 1;
  }

  const scanner = createItemScanner((chunk, start, place) => {
    const found = readTemplate(chunk, start, place.line);
    if (found === undefined) return undefined;
    beginItem(place);
    batch.add(readJsonItem(found.raw, reading));
    return found;
  });

  /** An item that is written otherwise than the template is, or stands in two chunks. */
  function addScanned(scanned: ScannedElement): void {
    beginItem(scanned);
    const found = readTemplate(scanned.bytes, 0, scanned.line);
    const isWhole = found?.end === scanned.bytes.length;
    batch.add(isWhole ? readJsonItem(found.raw, reading) : parseElement(scanned, reading));
  }

  for await (const chunk of file.bytes) {
    scanner.scan(chunk, addScanned);
    if (batch.isFull()) yield* batch.take(file.bytesRead());
  }
  const frame = scanner.end();
  const text = decoder.decode(frame.bytes, 1);
  const lineAt = lineInFrame(text, frame);
  const parsed = parseJson(text, lineAt);
  if (frame.itemsAt === -1) {
    throw new PriceFileError(
      1,
      'There is no list standard_charge_information: the file is not a price file.',
      'has-prices',
    );
  }
  if (!reading.hasItems) {
    throw new PriceFileError(
      lineAt(frame.itemsAt),
      'standard_charge_information is empty: the file has no prices.',
      'has-prices',
    );
  }
  cursor.item = undefined;
  cursor.charge = undefined;
  lost.report();
  const { offsets, elements, repeated } = findProperties(text);
  for (const { pointer, at } of repeated) {
    const reason = `${pointer.slice(1)} stands twice: keep the one that is meant and remove the other.`;
    throw new PriceFileError(lineAt(at), reason, 'json-key-once', { pointer });
  }
  const lineOf = (pointer: string): number => {
    const around = pointer.slice(0, pointer.lastIndexOf('/'));
    const at = offsets.get(pointer) ?? elements.get(pointer);
    return at === undefined ? (around === '' ? 1 : lineOf(around)) : lineAt(at);
  };
  const header = readJsonHeader(readObject(parsed, undefined, findings), lineOf, today, findings);
  yield* batch.take(file.bytesRead());
  yield { kind: 'header', header };
}

interface ItemReading {
  readonly decoder: Decoder;
  /** Known with the first item. */
  dictionary: Dictionary | undefined;
  hasItems: boolean;
  readonly cursor: Cursor;
  readonly findings: Findings;
  readonly lost: LostProperties;
}

function parseElement(scanned: ScannedElement, reading: ItemReading): PriceItem | undefined {
  const { decoder, cursor, findings, lost } = reading;
  const text = decoder.decode(scanned.bytes, scanned.line);
  const linesBefore = lineCounter(text);
  const lineAt = (at: number): number => scanned.line + linesBefore(at);
  const value = parseJson(text, lineAt);
  if (hasKeyTwice(value, scanned.properties)) return leaveOutAmbiguous(text, lineAt, cursor, findings);
  const lineOf = lineOfObjects(scanned.objectLines.length === 0 ? [] : objectsOf(value), scanned);
  lost.count(value, lineOf);
  return readJsonItem(rawJsonItem(value, lineOf), reading);
}

/** An item in which a key stands twice may mean either value. */
function leaveOutAmbiguous(
  text: string,
  lineAt: (at: number) => number,
  cursor: Cursor,
  findings: Findings,
): undefined {
  cursor.charge = undefined;
  cursor.rate = undefined;
  for (const { pointer, at } of findProperties(text).repeated) {
    findings.line = lineAt(at);
    findings.leaveOut('json-key-once', pointer.slice(1));
  }
}

/**
 * The version decides which rules apply, so it is looked for before the first item. It may also come after the items.
 */
function dictionaryBeforeItems(frame: Uint8Array | undefined, decoder: Decoder): Dictionary | undefined {
  if (frame === undefined) return undefined;
  const text = `${decoder.decode(frame, 1)}[]}`;
  const root = parseJson(text, (at) => 1 + countLines(text, at));
  return isObject(root) ? dictionaryOf(root['version']) : undefined;
}

/** Lines of the frame, including the lines of the items that were taken out of it. */
function lineInFrame(text: string, frame: Frame): (at: number) => number {
  const linesBefore = lineCounter(text);
  return (at) => 1 + linesBefore(at) + (frame.itemsAt !== -1 && at > frame.itemsAt ? frame.itemsLines : 0);
}
