import type { AmountClaim, Language, WorkingStep } from '@portico/contract';
import type { Place } from '../../platform/crypto/sealed-columns.ts';
import type { Keys } from '../../platform/crypto/keys.ts';
import { seal, unseal } from '../../platform/crypto/sealed.ts';

/** The result of a saved estimate on the day that it was saved. Stored sealed. Amounts are integer cents. */
export interface SavedFigures {
  /** What the patient would have paid: with the insurance, or where there was none without. */
  readonly amountCents: number;
  /** What the amount claims to be; absent from those that were saved before this was kept. */
  readonly claim?: AmountClaim;
  /** Without insurance; null where no such price was published. */
  readonly selfPayCents: number | null;
  readonly serviceName: string;
  readonly nameLanguage: Language;
  readonly locationName: string;
  /** '' for a price without insurance. */
  readonly payorName: string;
  /** What it is made of, a sum for each kind of step; absent from those that were saved before this was kept. */
  readonly working?: ReadonlyArray<{ readonly kind: WorkingStep['Kind']; readonly cents: number }>;
  /**
   * The last day of the year whose deductible or maximum the amount counts, an ISO date; null where it counts none. Absent from
   * those that were saved before this was kept.
   */
  readonly yearEndsOn?: string | null;
  /** What the patient calls it. */
  readonly givenName?: string;
  /** What these figures took the place of, by the patient's wish. `savedAt` is an ISO time. */
  readonly revisedFrom?: Pick<SavedFigures, 'amountCents' | 'claim'> & { readonly savedAt: string };
}

export function sealSavedFigures(keys: Keys, estimateId: string, figures: SavedFigures): string {
  return seal(keys, placeOf(estimateId), figures);
}

/** @throws Error when the text was changed, or is another row's or another secret's. */
export function unsealSavedFigures(keys: Keys, estimateId: string, sealed: string): SavedFigures {
  return unseal(keys, placeOf(estimateId), sealed) as SavedFigures;
}

function placeOf(id: string): Place<'estimates.saved_figures'> {
  return { column: 'estimates.saved_figures', row: { id } };
}

/** What the amount of saved figures claims to be: of those that say nothing of it, no more than that it is about as much. */
export function claimOf({ claim }: Pick<SavedFigures, 'claim'>): AmountClaim {
  return claim ?? 'about';
}
