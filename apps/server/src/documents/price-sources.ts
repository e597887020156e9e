import type { EstimateResult, PriceSource } from '@portico/contract';
import type { ServerMessages } from './messages/server-messages.ts';

/** The sources of an estimate's prices, in words. */
export interface PriceSources {
  /** The price file. All prices of an estimate come from one, the file of its location. */
  readonly file: string;
  /** Where a followed file is published; '' for the health system's own. */
  readonly url: string;
  /** One for each part with a price, in the order of the fee table. */
  readonly notes: readonly SourceNote[];
}

/** Where the price of one part is in the file, and how it was chosen. */
interface SourceNote {
  readonly part: string;
  readonly code: string;
  readonly text: string;
}

/** Null if no part has a price. */
export function priceSources({ FeeTable }: EstimateResult, messages: ServerMessages): PriceSources | null {
  const priced = FeeTable.flatMap((row) => row.Children).flatMap(({ Tag, HoverText, Source }) =>
    Source === null ? [] : [{ part: Tag, code: HoverText, source: Source }],
  );
  const [first] = priced;
  if (first === undefined) return null;
  const notes = priced.map(({ part, code, source }) => ({ part, code, text: noteOf(source, messages) }));
  return { file: fileOf(first.source, messages), url: first.source.FileUrl, notes };
}

function fileOf({ Hospital: hospital, FileName: name, FileDate }: PriceSource, messages: ServerMessages): string {
  return FileDate === ''
    ? messages.documents.sourceWithoutDate({ hospital, name })
    : messages.documents.source({ hospital, name, day: messages.day(FileDate) });
}

function noteOf({ Line, Plan, Rule }: PriceSource, { documents, insured }: ServerMessages): string {
  const agreed = Plan === '' ? '' : insured.documents.agreedWith(Plan);
  return [documents.sourceLine(Line), agreed, Rule].filter((sentence) => sentence !== '').join(' ');
}
