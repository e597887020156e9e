import type { Selectable } from 'kysely';
import type { SmartContextsTable } from '../../platform/db/smart-tables.ts';
import { seal, unseal } from '../../platform/crypto/sealed.ts';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Services } from '../../platform/services.ts';
import { secondsAfter } from '../../platform/time.ts';
import { findLiveContext, saveContext } from '../queries/smart-contexts.ts';

/** What an app is told with its token of the patient for whom it was opened (SMART App Launch 2.2, "Launch context arrives with your access_token"). */
interface LaunchContext {
  /** The id of the FHIR Patient. */
  readonly patient: string;
  /** Whether the app has to show itself whose record it is. */
  readonly needPatientBanner: boolean;
  /** The portal's word to the app. */
  readonly intent: string | null;
}

/** A launch context, of whom it is, and whether the app may change the record. */
export interface GrantContext extends LaunchContext {
  readonly patientAccountId: string;
  readonly changesRecord: boolean;
}

/** Stores the context of a grant, for as long as a session can last. */
export async function saveGrantContext(
  grant: { readonly grantId: string; readonly accountId: string; readonly patientId: string },
  { patientAccountId, changesRecord, ...context }: GrantContext,
  { database, ports, settings }: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<void> {
  await saveContext(database.db, {
    grant_id: grant.grantId,
    account_id: grant.accountId,
    patient_account_id: patientAccountId,
    patient_id: grant.patientId,
    changes_record: changesRecord,
    sealed: seal(settings.keys, placeOf(grant.grantId), context),
    expires_at: secondsAfter(ports.clock.now(), settings.healthSystem.session.endsAfterSeconds),
  });
}

/** The context of a grant as long as it holds: null once the access to the record has ended, and for a grant without one. */
export async function findGrantContext(
  grantId: string,
  { database, ports, settings }: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<GrantContext | null> {
  const found = await findLiveContext(database.db, grantId, ports.clock.now());
  return found === undefined ? null : contextOf(settings.keys, found);
}

function contextOf(keys: Keys, row: Selectable<SmartContextsTable>): GrantContext {
  const context = unseal(keys, placeOf(row.grant_id), row.sealed) as LaunchContext;
  return { ...context, patientAccountId: row.patient_account_id, changesRecord: row.changes_record };
}

function placeOf(grantId: string) {
  return { column: 'smart_contexts.sealed', row: { grant_id: grantId } } as const;
}
