import { createFindingTally, PriceFileError, type RuleTally } from '@portico/price-files';
import { sha256OfFile } from '../platform/files/open-source.ts';
import type { PriceFileSummary } from './price-file-summary.ts';
import { type ReadOptions, readAll } from './read-all.ts';
import { openPriceFile } from './open-price-file.ts';
import { type Verdict, verdictOn } from './verdict.ts';

/** What a check tells of a price file. */
export interface PriceFileCheck {
  fileName: string;
  /** Of the file as stored on disk, lower-case hexadecimal: a vendor knows by it which file is meant. */
  fileSha256: string;
  verdict: Verdict;
  /** Undefined when the file could not be read to its end. */
  summary: PriceFileSummary | undefined;
  rules: readonly RuleTally[];
}

/**
 * Reads a price file without importing it. A broken structure is a finding like any other.
 *
 * @throws FileError if there is no such file, or its archive is damaged.
 */
export async function checkPriceFile(
  path: string,
  options: Pick<ReadOptions, 'accept' | 'limits' | 'onProgress' | 'signal' | 'today'> = {},
): Promise<PriceFileCheck> {
  const source = await openPriceFile(path);
  const [outcome, fileSha256] = await Promise.all([readOrRefuse(source, options), sha256OfFile(path)]);
  return { fileName: source.fileName, fileSha256, ...outcome };
}

async function readOrRefuse(
  ...given: Parameters<typeof readAll>
): Promise<Pick<PriceFileCheck, 'verdict' | 'summary' | 'rules'>> {
  try {
    const summary = await readAll(...given);
    return { verdict: verdictOn(summary), summary, rules: summary.rules };
  } catch (error) {
    if (!(error instanceof PriceFileError)) throw error;
    const tally = createFindingTally(1);
    tally.add(error.finding());
    return { verdict: 'not importable', summary: undefined, rules: tally.rules(undefined) };
  }
}
