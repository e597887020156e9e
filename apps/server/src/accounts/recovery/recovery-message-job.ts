import type { Language } from '@portico/contract';
import type { PersonalData } from '../../platform/crypto/lookup-keys.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';

/**
 * A recovery message that a visitor asked for. It is queued even if there is no recipient, so that the call takes the
 * same time. The recipients are found when the job runs.
 */
export type RecoveryMessage = {
  /** A UUID. */
  id: string;
  /** Of the visitor who asked. */
  language: Language;
} &
  /** `goodUntil`: ISO time at which the ticket expires. */
  (
    | { kind: 'resetLink'; accountId: string | null; ticket: string; goodUntil: string }
    /** `person`: as typed. */
    | { kind: 'reminderByEmail'; person: PersonalData }
    /** `suffix`: last four digits of the chosen phone. */
    | { kind: 'reminderBySms'; person: PersonalData; suffix: string }
  );

/** A recovery message is useful for some minutes only. */
export const recoveryMessageJob = jobKind<RecoveryMessage>('recovery-message', {
  retryLimit: 8,
  retryDelay: 1,
  retryDelayMax: 300,
  expireInSeconds: 120,
});
