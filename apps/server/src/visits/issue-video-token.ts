import type { Kysely } from 'kysely';
import { hashOf, newToken } from '../platform/crypto/token.ts';
import type { Tables } from '../platform/db/tables.ts';
import { insertVisitLink } from './queries/visit-links.ts';
import type { Visit } from './queries/visits.ts';

/** Makes a token that opens a video visit, for whoever has it. Only its hash is stored. By default it is a new one. */
export async function issueVideoToken(
  db: Kysely<Tables>,
  { owner_id, visit_id, expires_at }: Pick<Visit, 'owner_id' | 'visit_id' | 'expires_at'>,
  token = newToken(),
): Promise<string> {
  await insertVisitLink(db, { token_hash: hashOf(token), owner_id, visit_id, expires_at });
  return token;
}
