import type { AdditionalInformation } from '../model/parties.ts';
import type { RowQuantity } from './quantity.ts';

/**
 * One value; or several possible values, for the patient to choose from. An empty list means that the message states
 * something that cannot be relied on; `null` that it states nothing.
 */
export type Settled<T> = SettledValue<T> | { readonly candidates: readonly Candidate<T>[] } | null;

/** `remarks` (MSG) stand with all rows that state the value: the payer's own words, in which it may be for a part of the care. */
interface SettledValue<T> {
  readonly value: T;
  /** Of a zero that is told for some parts of the care alone: which. Nothing tells one of the others. */
  readonly parts?: readonly Candidate<T>[];
  readonly remarks?: readonly string[];
}

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
  /** EB05, where it tells the values apart: a tier of the network. */
  readonly planDescription?: string;
  /** How much of the care it is for, where it is not for all. */
  readonly quantity?: RowQuantity;
  /** The plan's figure, which may be meant beside a zero of the service type, or where its own is for a part of the care. */
  readonly isOfPlan?: true;
}
