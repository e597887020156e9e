/**
 * One standard charge of a hospital's price file (45 CFR 180.50) under one of the codes of its item. Amounts are
 * integer cents. The rates that payers negotiated are in a `RatedCharge`: a patient who pays without insurance has no
 * part in them.
 */
export interface ListedCharge {
  readonly codeType: string;
  readonly code: string;
  /** Of its item, in the words of the file. */
  readonly description: string;
  /** Its line in the file. */
  readonly line: number;
  readonly setting: Setting | 'both';
  /** Null if the file does not say. */
  readonly billingClass: Fee | 'both' | null;
  readonly modifiers: readonly string[];
  /** Revenue codes of the item: they tell who bills if the file does not say. */
  readonly revenueCodes: readonly string[];
  readonly grossCents: number | null;
  readonly cashCents: number | null;
  /** The file's own notes on it; null for none. */
  readonly notes: string | null;
}

type Setting = 'inpatient' | 'outpatient';

/** Who bills: the hospital, or the physician. */
export type Fee = 'facility' | 'professional';

/**
 * One billed part of a service.
 *
 * `alternates` replace `code`, in order, if the file does not price `code`: a successor of a retired MS-DRG, or the
 * tracing alone of an electrocardiogram. An `optional` part is left out if the file does not list it. `days` is the
 * usual length of a stay, for rates that are paid by the day; without it, such a rate gives no price for a part of a
 * stay. `rateGroups` are groups of services under which a hospital may state what insurers pay instead of under the code
 * itself, such as the APC that Medicare puts an outpatient code in.
 */
export interface Component {
  readonly id: string;
  readonly code: string;
  readonly codeType: string;
  readonly alternates?: readonly string[];
  readonly fee: Fee;
  readonly modifiers?: readonly string[];
  readonly units: number;
  readonly setting: Setting;
  readonly optional?: boolean;
  readonly days?: number;
  readonly rateGroups?: readonly RateGroup[];
}

/** A group of services with one rate, such as APC 5523. */
export interface RateGroup {
  readonly codeType: string;
  readonly code: string;
}
