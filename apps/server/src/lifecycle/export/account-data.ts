import type { Insurance } from '../../estimates/insurance/insurance.ts';
import type { SavedFigures } from '../../estimates/figures/saved-figures.ts';
import type { Profile } from '../../accounts/profile.ts';
import type { PatientCoverage, PatientRecord } from '../../ports/patients.ts';

/**
 * Who did it. `proxy`: somebody who looks after the owner, in their own name. `visitor`: somebody who was not signed in, the owner or
 * not. Nobody but the owner is named.
 */
export type EventActor = 'owner' | 'proxy' | 'visitor' | 'staff' | 'portal';

/**
 * Everything that an account has, as its owner takes it along. Times are ISO, amounts integer cents. Nothing in it opens the
 * account: no password, answer, code, secret or token.
 */
export interface AccountData {
  exportedAt: string;
  hospital: string;
  /** The address of the portal. */
  portal: string;
  account: Profile & { id: string; createdAt: string; lastPasswordChangeAt: string; securityQuestion: string | null };
  /** What the hospital's registry has on record; null for an account without a patient, or whose patient it does not know. */
  patient:
    | (Omit<PatientRecord, 'patientId' | 'sourceId' | 'standing'> & { coverage: readonly PatientCoverage[] })
    | null;
  factors: ReadonlyArray<{ kind: string; label: string; addedAt: string; lastUsedAt: string | null }>;
  sessions: ReadonlyArray<{ browser: string; signedInAt: string; lastUsedAt: string }>;
  devices: ReadonlyArray<{ browser: string; lastUsedAt: string }>;
  /** Of the audit trail: what happened with the account, and who did it. */
  securityEvents: ReadonlyArray<{ at: string; event: string; by: EventActor }>;
  insurances: ReadonlyArray<Insurance & { isOnFile: boolean; enteredAt: string }>;
  estimates: ReadonlyArray<SavedFigures & { id: string; savedAt: string; validUntil: string }>;
  visits: ReadonlyArray<{
    id: string;
    title: string;
    clinician: string;
    status: 'booked' | 'cancelled';
    isVideo: boolean;
    startsAt: string;
    endsAt: string;
  }>;
  messages: ReadonlyArray<{
    reference: string;
    sentAt: string;
    text: string;
    answers: ReadonlyArray<{ at: string; text: string }>;
  }>;
}
