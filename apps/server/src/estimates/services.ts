import type { Services } from '../platform/services.ts';
import type { PriceBooks } from './figures/price-books.ts';
import type { RateBooks } from './figures/rate-books.ts';
import type { CodeSearch } from './services/code-search.ts';
import type { SharedEstimates } from './model/shared-estimate.ts';
import type { ServiceLists } from './services/service-lists.ts';

/** What calls about estimates use beside the rest. */
export interface EstimateServices extends Services {
  /** What services cost, kept in memory by live price version. */
  readonly prices: PriceBooks;
  /** What insurers negotiated, kept in memory by live price version and by what staff decided on their names. */
  readonly rates: RateBooks;
  /** Search for billed codes outside the catalogue. */
  readonly codes: CodeSearch;
  /** Estimates already made that are alike for many guests. */
  readonly sharedEstimates: SharedEstimates;
  /** Lists of services already made. */
  readonly serviceLists: ServiceLists;
}
