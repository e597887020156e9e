import type { Words } from '@portico/contract';
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

export function sealVisitDetails(secret: string, details: VisitDetails): string {
  return seal(secret, details);
}

/** @throws Error if the text was changed, or sealed with another secret. */
export function unsealVisitDetails(secret: string, sealed: string): VisitDetails {
  return unseal(secret, sealed) as VisitDetails;
}
