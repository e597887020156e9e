import type { AdditionalInformation } from '../model/parties.ts';

/**
 * One value; or several possible values, for the patient to choose from. An empty list means that the message states
 * something that cannot be relied on; `null` that it states nothing.
 */
export type Settled<T> = { readonly value: T } | { readonly candidates: readonly Candidate<T>[] } | null;

/** One of several possible values, with everything that distinguishes it from the others. Texts are the payer's own. */
export interface Candidate<T> {
  readonly value: T;
  readonly messages: readonly string[];
  readonly additional: readonly AdditionalInformation[];
  readonly authorization: 'Y' | 'N' | 'U' | null;
  /** EB02, such as EMP: whom it holds for. */
  readonly coverageLevel: string | null;
  /** EB04, such as MA: of which insurance it is. */
  readonly insuranceType: string | null;
  /** The plan's figure, which may be meant beside a zero of the service type. */
  readonly isOfPlan?: true;
}
