import type { Words } from '@portico/contract';
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Keys } from '../platform/crypto/keys.ts';
import type { Tables } from '../platform/db/tables.ts';
import { secondsAfter } from '../platform/time.ts';
import { upsertVisit, type Visit } from './queries/visits.ts';
import { sealVisitDetails } from './visit-details.ts';
import { visitExpiry } from './visit-times.ts';

/** A visit that the hospital itself makes. */
export interface NewVisit {
  /** The account of the patient; null for a person who has none, or needs none. */
  accountId: string | null;
  /** By default one of its own. */
  visitId?: string;
  startsAt: Date;
  minutes: number;
  isVideo: boolean;
  title: Words;
  clinician: string;
  locationId: string | null;
  /** Counts the versions of the same visit; 0 by default. */
  sequence?: number;
}

/** Stores a visit, or a newer version of it. */
export async function createVisit(trx: Transaction<Tables>, keys: Keys, made: NewVisit): Promise<Visit> {
  const { accountId, startsAt, minutes, isVideo, title, clinician, locationId, sequence = 0 } = made;
  const visitId = made.visitId ?? randomUUID();
  const endsAt = secondsAfter(startsAt, minutes * 60);
  const row = { owner_id: accountId ?? visitId, visit_id: visitId };
  const visit: Visit = {
    ...row,
    owner_kind: accountId === null ? 'invited' : 'account',
    starts_at: startsAt,
    ends_at: endsAt,
    is_video: isVideo,
    status: 'booked',
    sequence,
    details: sealVisitDetails(keys, row, { title, clinician, locationId, appointment: null }),
    expires_at: visitExpiry(endsAt),
  };
  await upsertVisit(trx, visit);
  return visit;
}
