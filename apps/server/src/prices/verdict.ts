import { breaksConformity } from '@portico/price-files';
import type { PriceFileSummary } from './price-file-summary.ts';

/**
 * The two questions about a price file, answered together: does it keep CMS's data dictionary (45 CFR 180.50(c)), and
 * can patients be served with it? (Issue 13, point 1.)
 */
export type Verdict = 'conforms' | 'importable with breaches' | 'not importable';

/** The verdict on a file that was read to its end. One that cannot be is not importable. */
export function verdictOn({
  items,
  leftOut,
  refused,
  rows,
  rules,
}: Pick<PriceFileSummary, 'items' | 'leftOut' | 'refused' | 'rows' | 'rules'>): Verdict {
  if (items === 0 || leftOut > 0 || refused > 0 || rows.areTooMany) return 'not importable';
  return rules.some(({ rule }) => breaksConformity(rule)) ? 'importable with breaches' : 'conforms';
}
