import type { ReplyOf } from '@portico/contract';
import { findAdmission } from '../queries/admissions.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Services } from '../../platform/services.ts';
import { requireSession } from '../../accounts/sessions/require-session.ts';

/** The patient's stay in the hospital (spec §2: admitted patients have views of their own). */
export async function getAdmission(
  _input: object,
  visitor: Visitor,
  { database, settings }: Services,
): Promise<ReplyOf<'getAdmission'>> {
  const { accountId } = requireSession(visitor);
  const admission = await findAdmission(database.db, accountId);
  const location = settings.healthSystem.locations.find(({ id }) => id === admission?.location_id);
  if (admission === undefined || location === undefined) return null;
  const { street, city, state, zip } = location.address;
  return {
    to: admission.class,
    location: { name: location.name, address: `${street}, ${city}, ${state} ${zip}`, phone: location.phone },
    unit: admission.unit,
    bed: admission.bed,
    since: admission.admitted_at.toISOString(),
  };
}
