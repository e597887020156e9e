import {
  breaksConformity,
  createFindingTally,
  defaultLimits,
  dictionaryOf,
  type PriceFileHeader,
  type PriceItem,
  type ReadLimits,
  readPriceFile,
  ruleOf,
} from '@portico/price-files';
import type { FileSource } from '../platform/files/open-source.ts';
import type { PriceFileSummary } from './price-file-summary.ts';

/** In bytes of the file and number of rates. */
interface ReadProgress {
  position: number;
  size: number;
  rates: number;
}

export interface ReadOptions {
  /** Awaited before more is read, so that memory use does not grow. */
  onItems?: (items: readonly PriceItem[]) => Promise<void>;
  /** How much is read at most; without them, their defaults. */
  limits?: ReadLimits;
  /** ISO date; see PriceFileOptions. */
  today?: string;
  /** Headers that staff take as they are. */
  accept?: readonly string[];
  onProgress?: (progress: ReadProgress) => void;
  signal?: AbortSignal;
}

const seconds = (): number => performance.now() / 1000;

/** Places that a report lists for each rule. */
const PLACES_OF_A_RULE = 10;

/**
 * Reads a price file to its end.
 *
 * @throws PriceFileError if its structure is broken, FileError if its archive is damaged.
 */
export async function readAll(source: FileSource, options: ReadOptions = {}): Promise<PriceFileSummary> {
  const limits = options.limits ?? defaultLimits;
  const rows = { all: 0, unreadable: 0 };
  const counts = { items: 0, charges: 0, rates: 0 };
  const tally = createFindingTally(PLACES_OF_A_RULE);
  let header: PriceFileHeader | undefined;
  for await (const event of readPriceFile(source.bytes, {
    limits,
    now: seconds,
    ...(options.today !== undefined && { today: options.today }),
    ...(options.accept && { accept: options.accept }),
  })) {
    options.signal?.throwIfAborted();
    if (event.kind === 'header') header = event.header;
    else if (event.kind === 'finding') tally.add(event.finding);
    else if (event.kind === 'rows') Object.assign(rows, { all: event.rows, unreadable: event.unreadable });
    else {
      counts.items += event.items.length;
      for (const item of event.items) {
        counts.charges += item.charges.length;
        for (const charge of item.charges) counts.rates += charge.rates.length;
      }
      await options.onItems?.(event.items);
      options.onProgress?.({ position: source.position(), size: source.size, rates: counts.rates });
    }
  }
  if (header === undefined) throw new Error('A price file was read to its end without a header.');
  const rules = tally.rules(dictionaryOf(header.specVersion));
  return {
    header,
    ...counts,
    leftOut: rules.reduce(
      (sum, { rule, leftOut, refused }) => sum + (ruleOf(rule).isOfRow === true ? 0 : leftOut - refused),
      0,
    ),
    refused: rules.reduce((sum, { refused }) => sum + refused, 0),
    rows: { ...rows, areTooMany: rows.unreadable > limits.unreadableRows * rows.all },
    breaches: rules.reduce((sum, { rule, count, leftOut }) => sum + (breaksConformity(rule) ? count - leftOut : 0), 0),
    rules,
  };
}
