import type { Opening, OpeningStatus, ReplayPlanModel } from '@portico/staff-contract';
import { type Selectable } from 'kysely';
import type { Keys } from '../../platform/crypto/keys.ts';
import { seal, unseal } from '../../platform/crypto/sealed.ts';
import type { StaffOpeningsTable } from '../../platform/db/staff-tables.ts';

/** Whom an opening is about, as whoever decides must know. */
export interface OpeningSubject {
  name: string;
  /** ISO date. */
  birthDate: string;
  /** The username, or the medical record number. */
  of: string;
}

/** An opening that one member of staff has asked for. */
export interface StoredOpening {
  openingId: string;
  /** As the row has it. */
  sealed: string;
  opening: Opening;
  subject: OpeningSubject;
  /** What a message that is held would do, as it was seen when it was asked for; null for what is none. */
  replay: ReplayPlanModel | null;
  /** What it undoes, as undoneBy had it when it was asked for; null for what undoes nothing. */
  undoes: string | null;
  /** Whose code is issued, as it was when it was asked for; null for what is none. */
  patientId: string | null;
  /** By what the code is found that was printed last, in base64; null where none was. */
  printed: string | null;
  status: OpeningStatus;
  askedBy: string;
  askedBySubject: string;
  askedAt: Date;
  decidedBy: string | null;
  decidedBySubject: string | null;
  decidedAt: Date | null;
  expiresAt: Date;
}

/** What was sealed by releases before has less, and waits for a day at most. */
type Sealed = Pick<StoredOpening, 'opening' | 'subject'> &
  Partial<Pick<StoredOpening, 'replay' | 'undoes' | 'patientId' | 'printed'>>;

/** The account that an opening is about; null where there is none. */
export function accountIdOf({ opening, replay }: Pick<StoredOpening, 'opening' | 'replay'>): string | null {
  return 'accountId' in opening ? opening.accountId : (replay?.account?.accountId ?? null);
}

const placeOf = (openingId: string) => ({ column: 'staff_openings.sealed', row: { opening_id: openingId } }) as const;

export function sealOpening(keys: Keys, openingId: string, value: Sealed): string {
  return seal(keys, placeOf(openingId), value);
}

export function openingOfRow(keys: Keys, row: Selectable<StaffOpeningsTable>): StoredOpening {
  const unsealed = unseal(keys, placeOf(row.opening_id), row.sealed) as Sealed;
  const { opening, subject, replay = null, undoes = null, patientId = null, printed = null } = unsealed;
  return {
    openingId: row.opening_id,
    sealed: row.sealed,
    opening,
    subject,
    replay,
    undoes,
    patientId,
    printed,
    status: row.status,
    askedBy: row.asked_by,
    askedBySubject: row.asked_by_subject,
    askedAt: row.asked_at,
    decidedBy: row.decided_by,
    decidedBySubject: row.decided_by_subject,
    decidedAt: row.decided_at,
    expiresAt: row.expires_at,
  };
}
