import type { Words } from '@portico/contract';
import type { VisitsTable } from '../platform/db/visit-tables.ts';
import type { Keys } from '../platform/crypto/keys.ts';
import { seal, unseal } from '../platform/crypto/sealed.ts';

/** What a visit is for, where and with whom. Stored sealed. */
export interface VisitDetails {
  title: Words;
  /** '' where nobody is named. */
  clinician: string;
  /** Id of one of the health system's locations; null for a video visit. */
  locationId: string | null;
  /** The provider's own id; null for a visit that staff made. */
  appointment: string | null;
}

/** What names the row of a visit. */
type VisitName = Pick<VisitsTable, 'owner_id' | 'visit_id'>;

export function sealVisitDetails(keys: Keys, row: VisitName, details: VisitDetails): string {
  return seal(keys, { column: 'visits.details', row }, details);
}

/** @throws Error if the text was changed, or is another row's or another secret's. */
export function unsealVisitDetails(keys: Keys, { details, ...row }: VisitName & { details: string }): VisitDetails {
  return unseal(keys, { column: 'visits.details', row }, details) as VisitDetails;
}
