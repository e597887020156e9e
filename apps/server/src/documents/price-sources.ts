import type { EstimateResult } from '@portico/contract';
import type { Wording } from '../wording/wording.ts';

/** Where the price of one part comes from, in words. */
export interface SourceNote {
  readonly part: string;
  readonly code: string;
  readonly text: string;
}

/** One note for each part that has a price, in the order of the fee table. */
export function sourceNotes({ FeeTable }: EstimateResult, wording: Wording): SourceNote[] {
  return FeeTable.flatMap((row) => row.Children).flatMap(({ Tag, HoverText, Source }) => {
    if (Source === null) return [];
    const file = { hospital: Source.Hospital, name: Source.FileName, line: Source.Line };
    const where =
      Source.FileDate === ''
        ? wording.documents.sourceWithoutDate(file)
        : wording.documents.source({ ...file, day: wording.day(Source.FileDate) });
    const agreed = Source.Plan === '' ? '' : wording.insured.documents.agreedWith(Source.Plan);
    const text = [where, agreed, Source.Rule].filter((sentence) => sentence !== '').join(' ');
    return [{ part: Tag, code: HoverText, text }];
  });
}
