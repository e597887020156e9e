import type { KeptContent, WrittenLanguage } from '@portico/contract';
import type { KeptBy } from '@portico/rules';
import type { Place } from '../../platform/crypto/sealed-columns.ts';
import { keptHashes, keyedHash, type Keys } from '../../platform/crypto/keys.ts';
import { seal, unseal } from '../../platform/crypto/sealed.ts';
import type { SavedFigures } from '../figures/saved-figures.ts';
import type { InsuranceView } from '../model/insurance-view.ts';
import type { StoredEstimate } from '../queries/estimates.ts';

/** What an estimate was asked for. */
type KeptChoices = Pick<
  StoredEstimate,
  'service_area' | 'template' | 'location_id' | 'provider_id' | 'is_self_pay' | 'kind_of_care'
>;

/** What is stored of an estimate that one keeps, sealed. */
export interface KeptEstimate {
  /** Twelve characters. */
  readonly number: string;
  readonly by: KeptBy;
  /** In each language that the portal had then. */
  readonly content: Readonly<Record<WrittenLanguage, KeptContent>> & Readonly<Record<string, KeptContent>>;
  readonly figures: SavedFigures;
  readonly choices: KeptChoices;
  /** What the insurances pay, as it was known then, by which today's price is worked out; null without one. */
  readonly insurance: InsuranceView | null;
  readonly second: InsuranceView | null;
}

/** What opens an estimate: its number, and the date of birth or the ZIP code it was kept with. */
export interface KeptKey {
  readonly number: string;
  readonly by: KeptBy;
  /** An ISO date, or five digits. */
  readonly fact: string;
}

const PURPOSE = 'access codes';
const ofNumber = (number: string): string => `estimate ${number}`;
const ofFact = ({ number, by, fact }: KeptKey): string => `estimate ${number} ${by} ${fact}`;

/** The keyed hashes under which an estimate is stored. */
export function keptEstimateHashes(keys: Keys, key: KeptKey): { number_hash: Uint8Array; fact_hash: Uint8Array } {
  return {
    number_hash: keyedHash(keys, PURPOSE, ofNumber(key.number)),
    fact_hash: keyedHash(keys, PURPOSE, ofFact(key)),
  };
}

/** The keyed hashes by which it may be stored, whichever secret it was kept under. */
export function possibleHashes(keys: Keys, key: KeptKey): { numbers: Uint8Array[]; facts: Uint8Array[] } {
  return { numbers: keptHashes(keys, PURPOSE, ofNumber(key.number)), facts: keptHashes(keys, PURPOSE, ofFact(key)) };
}

export function sealKeptEstimate(keys: Keys, number_hash: Uint8Array, estimate: KeptEstimate): string {
  return seal(keys, placeOf(number_hash), estimate);
}

/** @throws Error when the text was changed, or is another row's or another secret's. */
export function unsealKeptEstimate(
  keys: Keys,
  { number_hash, sealed }: { number_hash: Uint8Array; sealed: string },
): KeptEstimate {
  const { insurance, second, ...estimate } = unseal(keys, placeOf(number_hash), sealed) as KeptEstimate;
  return { ...estimate, insurance: asToday(insurance), second: asToday(second) };
}

/** What was kept before decision 251 says nothing of a year that is over. */
type KeptInsurance = Omit<InsuranceView, 'ofPastYear'> & Partial<Pick<InsuranceView, 'ofPastYear'>>;

/** JSON has no times. */
function asToday(insurance: KeptInsurance | null): InsuranceView | null {
  if (insurance === null) return null;
  const { confirmedAt, ofPastYear = null } = insurance;
  return { ...insurance, ofPastYear, confirmedAt: confirmedAt === null ? null : new Date(confirmedAt) };
}

function placeOf(number_hash: Uint8Array): Place<'kept_estimates.sealed'> {
  return { column: 'kept_estimates.sealed', row: { number_hash } };
}
