import type { AdapterPayload } from 'oidc-provider';
import type { OpenIdClient } from '../../platform/settings/openid-clients.ts';
import type { Services } from '../../platform/services.ts';
import { canonicalScope, changesRecord, needsRecord } from '../../platform/settings/smart-scopes.ts';
import { findConsent } from '../queries/consents.ts';
import { type Launch, readLaunch, type UsedLaunch } from './launches.ts';
import { recordsOf, type ReachableRecord } from './records-of.ts';

/** Whom somebody has chosen on the page of a request. */
export interface PickedRecord {
  /** Who has chosen. */
  readonly accountId: string;
  readonly patientAccountId: string;
}

/** Whose record a request of an app is for. */
export type RecordChoice =
  /** It asks for none. */
  | { readonly status: 'notAsked'; readonly launch: Launch | null }
  /** `isAgreed`: its person has said so for this very request. */
  | {
      readonly status: 'chosen';
      readonly record: ReachableRecord;
      readonly launch: Launch | null;
      readonly isAgreed: boolean;
    }
  /** Its person has to say. None of them: the request leads nowhere. */
  | { readonly status: 'open'; readonly records: readonly ReachableRecord[] }
  /** What it brings of a launch is not good, or somebody else's. */
  | { readonly status: 'refused' };

/** A request of an app, and who answers it. */
export interface RecordQuestion {
  readonly params: AdapterPayload['params'];
  readonly accountId: string;
  readonly client: OpenIdClient;
  readonly picked: PickedRecord | undefined;
}

/**
 * Says whose record a request is for. The portal's launch names one; else its person chooses among their own and those of whom they look after. Only where there is
 * nothing to choose is nobody asked: of a hospital's own app, or one that has their consent, for who has a record and looks after nobody.
 */
export async function chooseRecord(
  { params, accountId, client, picked }: RecordQuestion,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<RecordChoice> {
  const scopes = scopesOf(params);
  const used = launchIn(params);
  const launch = used === null ? null : await readLaunch(used, services);
  if (used !== null && launch?.accountId !== accountId) return { status: 'refused' };
  if (!needsRecord(scopes) && (launch === null || launch.patientAccountId === null))
    return { status: 'notAsked', launch };
  const reachable = await recordsOf(accountId, { changes: changesRecord(scopes) }, services);
  const records =
    launch === null
      ? reachable
      : reachable.filter(({ patientAccountId }) => patientAccountId === launch.patientAccountId);
  const chosen = records.find(
    (each) => picked?.accountId === accountId && each.patientAccountId === picked.patientAccountId,
  );
  if (chosen !== undefined) {
    return { status: 'chosen', record: chosen, launch, isAgreed: true };
  }
  const [sole] = records;
  if (sole === undefined || records.length > 1) return { status: 'open', records };
  const isOwn = sole.proxyId === null;
  const isGiven = client.ours
    ? isOwn || launch !== null
    : isOwn && (await isCovered(scopes, accountId, client, services));
  return isGiven ? { status: 'chosen', record: sole, launch, isAgreed: false } : { status: 'open', records };
}

/** The launch that a request brings, if any. */
export function launchIn(params: AdapterPayload['params']): UsedLaunch | null {
  const { launch, client_id: clientId, code_challenge: codeChallenge } = params ?? {};
  if (typeof launch !== 'string' || typeof clientId !== 'string' || typeof codeChallenge !== 'string') return null;
  return { handle: launch, clientId, codeChallenge };
}

/** Whether somebody has agreed before to all that an app asks for. */
export async function isCovered(
  scopes: readonly string[],
  accountId: string,
  client: Pick<OpenIdClient, 'id'>,
  { database }: Pick<Services, 'database'>,
): Promise<boolean> {
  const consent = await findConsent(database.db, accountId, client.id);
  const given = consent?.scopes ?? [];
  // Access offline is answered with access online, and agreed to with it.
  const isGiven = (scope: string): boolean =>
    given.includes(scope) || (scope === 'online_access' && given.includes('offline_access'));
  return scopes.every((scope) => scope === 'openid' || isGiven(canonicalScope(scope)));
}

function scopesOf(params: AdapterPayload['params']): readonly string[] {
  const scope = params?.['scope'];
  return typeof scope === 'string' ? scope.split(' ') : [];
}
