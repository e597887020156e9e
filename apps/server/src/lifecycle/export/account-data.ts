import type { HeldScope } from '@portico/contract';
import type { KeptBy } from '@portico/rules';
import type { HelpDeskLetter } from '../../help-desk/letter.ts';
import type { InquiryQuestion } from '../../estimates/insurance/inquiry.ts';
import type { InquiryOutcome } from '../../estimates/insurance/outcome.ts';
import type { Insurance } from '../../estimates/insurance/insurance.ts';
import type { SavedFigures } from '../../estimates/figures/saved-figures.ts';
import type { Profile } from '../../accounts/profile.ts';
import type { PatientCoverage, PatientRecord } from '../../ports/patients.ts';

/**
 * Who did it. `proxy`: somebody who looks after the owner, in their own name. `visitor`: somebody who was not signed in, the owner or
 * not. Nobody but the owner is named.
 */
export type EventActor = 'owner' | 'proxy' | 'visitor' | 'staff' | 'portal';

/** An access to a record that has not ended; nobody is named by it but its owner. */
export interface AccessData {
  scopes: readonly HeldScope[];
  since: string;
  endsAt: string;
}

/**
 * Everything that an account has, as its owner takes it along. Times are ISO, amounts integer cents. Nothing in it opens the
 * account: no password, answer, code, secret or token.
 */
export interface AccountData {
  exportedAt: string;
  hospital: string;
  /** The address of the portal. */
  portal: string;
  /** What is left out until when; null where nothing is. */
  notYet: { from: string; parts: readonly WithheldPart[] } | null;
  account: Profile & {
    id: string;
    status: string;
    createdAt: string;
    lastPasswordChangeAt: string;
    securityQuestion: string | null;
    emailConfirmedAt: string | null;
    /** What it may do beside what every account may. */
    permissions: readonly string[];
  };
  /** The terms of having an account, as they were last accepted. */
  terms: { version: string | null; acceptedAt: string | null };
  /** What the hospital's registry has on record; null for an account without a patient, or whose patient it does not know. */
  patient:
    | (Omit<PatientRecord, 'patientId' | 'sourceId' | 'standing'> & { coverage: readonly PatientCoverage[] })
    | null;
  /** The patient is in the hospital now. */
  stay: { class: string; location: string; unit: string; bed: string | null; admittedAt: string } | null;
  factors: ReadonlyArray<{ kind: string; label: string; addedAt: string; lastUsedAt: string | null }>;
  recoveryCodesLeft: number;
  sessions: ReadonlyArray<{ browser: string; signedInAt: string; lastUsedAt: string }>;
  devices: ReadonlyArray<{ browser: string; lastUsedAt: string }>;
  /** How its owner has shown who they are; null where it was not written down. `level`: as an identity provider proved it. */
  shownBy: { method: string; identityProvider: string | null; level: string | null; at: string } | null;
  /** Accounts elsewhere that sign in to it. */
  identities: ReadonlyArray<{ provider: string; linkedAt: string; lastUsedAt: string | null }>;
  /** What its owner agreed that apps may know; the hospital's own are not asked about. */
  apps: ReadonlyArray<{ app: string; mayKnow: readonly string[]; agreedAt: string }>;
  /** Of the audit trail: what happened with the account, and who did it. */
  securityEvents: ReadonlyArray<{ at: string; event: string; by: EventActor }>;
  /** Codes by which the account was made, and notices that it opens a record. */
  accessCodes: ReadonlyArray<{ channel: string; issuedAt: string; usedAt: string | null }>;
  recordNotices: ReadonlyArray<{ opensRecordSince: string; sentAt: string | null; frozenAt: string | null }>;
  /** Who looks after the owner, whom the owner looks after, and whom the owner or staff invited, as they wrote it. */
  lookedAfterBy: readonly AccessData[];
  looksAfter: readonly AccessData[];
  invitations: ReadonlyArray<{
    name: string;
    email: string;
    birthDate: string;
    scopes: AccessData['scopes'];
    invitedAt: string;
    openUntil: string;
    accessEndsAt: string;
  }>;
  insurances: ReadonlyArray<Insurance & { isOnFile: boolean; enteredAt: string }>;
  /** What insurers were asked, and what they said. */
  inquiries: ReadonlyArray<{
    id: string;
    askedAt: string;
    answeredAt: string | null;
    status: string;
    question: InquiryQuestion | null;
    outcome: InquiryOutcome | null;
  }>;
  estimates: ReadonlyArray<
    SavedFigures & { id: string; savedAt: string; validUntil: string; savedBy: 'owner' | 'proxy' }
  >;
  /** Kept under a number. The number is left out: with it and one thing more the estimate opens. */
  keptEstimates: ReadonlyArray<
    SavedFigures & { keptAt: string; endsAt: string; opensBy: KeptBy; remarks: readonly string[] }
  >;
  /** Begun and not saved. */
  workingEstimates: ReadonlyArray<{
    id: string;
    service: string;
    serviceArea: string;
    location: string | null;
    withoutInsurance: boolean;
    beganAt: string;
    changedAt: string;
  }>;
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
    topic: string;
    status: string;
    text: string;
    /** As its owner filled in the form. */
    from: Omit<HelpDeskLetter, 'comments'>;
    answers: ReadonlyArray<{ at: string; text: string }>;
  }>;
}

/** What comes from the hospital's record, or may. */
export const withheldParts = ['patient', 'insurances', 'inquiries'] as const;
type WithheldPart = (typeof withheldParts)[number];
