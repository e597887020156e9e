import type { Accepts } from '../accepts.ts';
import { createBatch } from '../batch.ts';
import { createDecoder } from '../text/decode.ts';
import { reportEncoding } from '../text/encoding.ts';
import type { ReadLimits } from '../text/limits.ts';
import { createFindings } from '../findings/findings.ts';
import type { Findings } from '../findings/findings.ts';
import { PriceFileError } from '../price-file-error.ts';
import type { OpenFile } from '../text/open-file.ts';
import type { PriceFileEvent, PriceFileHeader } from '../types.ts';
import { dictionaryOf } from '../values/versions.ts';
import { detached, textsOf } from './cells.ts';
import { checkColumns } from './check-columns.ts';
import { readColumns, rejectTooMany } from './columns.ts';
import { headerNames, readCsvHeader } from './header.ts';
import { createItemBuilder } from './item-builder.ts';
import type { ItemBuilder } from './item-builder.ts';
import { createLostValues, type LostValues } from './lost-values.ts';
import { createRowCheck, type RowCheck } from './readable-row.ts';
import { readRows } from './rows.ts';
import type { Row } from './split.ts';

/** Reads a CSV file of the CMS template, tall or wide: the header first, then items. */
export async function* readCsv(
  file: OpenFile,
  limits: ReadLimits,
  accepts: Accepts,
  today: string | undefined,
): AsyncGenerator<PriceFileEvent> {
  const batch = createBatch();
  const findings = createFindings(batch.report);
  reportEncoding(file.encoding, findings);
  const head: Row[] = [];
  let body: Body | undefined;
  let [rows, unreadable] = [0, 0];

  function addRow(row: Row, { columnCount, check, lost, builder }: Body): void {
    findings.line = row.line;
    if (row.isUnended) checkEnd(row, columnCount, findings);
    if (!check.isReadable(row)) {
      unreadable += 1;
      return;
    }
    lost.count(row);
    batch.add(builder.add(row));
  }

  for await (const block of readRows(file.bytes, createDecoder(findings), limits)) {
    for (const row of block) {
      if (body === undefined) {
        head.push({ ...row, ...detached(row) });
        body = beginBody(head, accepts, today, findings);
        if (body !== undefined) yield { kind: 'header', header: body.header };
        continue;
      }
      rows += 1;
      for (const ready of body.check.add(row)) addRow(ready, body);
      if (batch.isFull()) yield* batch.take(file.bytesRead());
    }
  }
  if (body === undefined || rows === 0) {
    const line = head.at(-1)?.line ?? 1;
    throw new PriceFileError(line, 'There are no rows below the column headers: the file has no prices.', 'has-prices');
  }
  for (const row of body.check.end()) addRow(row, body);
  batch.add(body.builder.end());
  body.lost.report();
  yield* batch.take(file.bytesRead());
  yield { kind: 'rows', rows, unreadable };
}

/** What the first three rows tell about the rest. */
interface Body {
  header: PriceFileHeader;
  builder: ItemBuilder;
  lost: LostValues;
  check: RowCheck;
  columnCount: number;
}

/** undefined while rows of the head are still missing. */
function beginBody(
  head: readonly Row[],
  accepts: Accepts,
  today: string | undefined,
  findings: Findings,
): Body | undefined {
  const [names, values, headers] = head;
  if (names !== undefined) headerNames(names);
  if (names === undefined || values === undefined || headers === undefined) return undefined;
  checkFirstRows([names, values, headers], findings);
  for (const { used, line } of [names, values]) rejectTooMany(used, line);
  const columns = readColumns(textsOf(headers), headers.line);
  const header = readCsvHeader(names, values, columns.format, today, findings);
  const dictionary = dictionaryOf(header.specVersion);
  if (dictionary !== undefined) checkColumns(columns, headers.line, dictionary, accepts, findings);
  const builder = createItemBuilder(columns, dictionary, findings);
  const lost = createLostValues(columns, headers.line, accepts, findings);
  const check = createRowCheck(headers.count, columns.count, lost.areHarmless, findings);
  return { header, builder, lost, check, columnCount: columns.count };
}

/** Blank rows are passed over, also above the headers. A row may stand on several lines. */
function checkFirstRows(head: readonly Row[], findings: Findings): void {
  let next = 1;
  for (const { line, lastLine } of head) {
    findings.line = line;
    if (line !== next) findings.breach('csv-first-rows');
    next = lastLine + 1;
  }
}

/** A file that ends without a line feed may be cut off; one that ends within a row certainly is. */
function checkEnd(row: Row, columnCount: number, findings: Findings): void {
  if (row.count < columnCount) {
    throw new PriceFileError(
      row.line,
      'The file ends here in the middle of a row: it was cut short, fetch it again.',
      'not-cut-short',
    );
  }
  findings.line = row.line;
  findings.breach('csv-last-line');
}
