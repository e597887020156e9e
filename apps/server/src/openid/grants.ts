import { errors, type Grant, type KoaContextWithOIDC } from 'oidc-provider';
import type { OpenIdClient } from '../platform/settings/openid-clients.ts';
import type { Services } from '../platform/services.ts';
import { claimsAskedFor } from './person-claims.ts';
import { chooseRecord, isCovered, launchIn, type PickedRecord, type RecordChoice } from './smart/choose-record.ts';
import { contextOfChoice, isSameContext } from './smart/context-of-choice.ts';
import { INVALID_LAUNCH } from './smart/check-smart-request.ts';
import { findGrantContext, saveGrantContext } from './smart/launch-context.ts';
import { takeLaunch } from './smart/launches.ts';

/**
 * What an app may have of somebody in a session: all that it asks for where it is the hospital's own; else that to which its owner has agreed. Undefined where
 * they have not, or have to say whose record it is for: then the provider asks.
 *
 * A grant is for one record. For another one there is a new grant, and with it ends what the app had under the one before.
 */
export async function loadGrant(
  { oidc }: KoaContextWithOIDC,
  client: OpenIdClient,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<Grant | undefined> {
  const { provider, session } = oidc;
  const accountId = session?.accountId;
  if (session === undefined || accountId === undefined) return undefined;
  const asked = [...oidc.requestParamOIDCScopes];
  const known = session.grantIdFor(client.id);
  const before = known === undefined ? undefined : await provider.Grant.find(known);
  const isAskedAnew = oidc.prompts.has('consent') && oidc.result?.consent === undefined;
  if (isAskedAnew) return before;
  const picked = oidc.result?.['smart'] as PickedRecord | undefined;
  const choice = await chooseRecord({ params: oidc.params, accountId, client, picked }, services);
  if (choice.status === 'refused') throw new errors.InvalidRequest(INVALID_LAUNCH);
  if (choice.status === 'open') {
    // Nobody can be asked: it goes on with the record for which it has tokens.
    const goesOn = oidc.prompts.has('none') && before !== undefined && (await hasContext(before, services));
    return goesOn ? before : undefined;
  }
  const isAgreed = choice.status === 'chosen' && choice.isAgreed;
  const isGiven = client.ours || isAgreed || (await isCovered(asked, accountId, client, services));
  if (!isGiven) return choice.status === 'chosen' ? undefined : before;
  const { context, patientId } = await contextOfChoice(choice, asked, services);
  await requireLaunch(oidc, choice, services);
  const isKept =
    before !== undefined && (context === null || isSameContext(context, await contextOf(before, services)));
  const grant = isKept ? before : new provider.Grant({ accountId, clientId: client.id });
  addTo(grant, { asked, claims: [...oidc.requestParamClaims], client });
  await grant.save();
  if (context !== null) await saveGrantContext({ grantId: grant.jti, accountId, patientId }, context, services);
  return grant;
}

/** @throws InvalidRequest if another request has been faster. */
async function requireLaunch(
  { params }: Pick<KoaContextWithOIDC['oidc'], 'params'>,
  { launch }: Extract<RecordChoice, { launch: unknown }>,
  services: Pick<Services, 'database'>,
): Promise<void> {
  const used = launchIn(params);
  if (launch === null || used === null) return;
  if (!(await takeLaunch(used, services))) throw new errors.InvalidRequest(INVALID_LAUNCH);
}

/** What an app learns of a sign-in whatever its scopes are. */
const ofSignIn: readonly string[] = ['sub', 'acr', 'amr', 'auth_time', 'iss', 'sid'];

function addTo(
  grant: Grant,
  { asked, claims, client }: { asked: readonly string[]; claims: readonly string[]; client: OpenIdClient },
): void {
  grant.addOIDCScope(asked.join(' '));
  const within = [...ofSignIn, ...claimsAskedFor(claims, asked, client).names];
  const isWithin = (claim: string): boolean => within.includes(claim);
  grant.addOIDCClaims(claims.filter(isWithin));
  grant.rejectOIDCClaims(claims.filter((claim) => !isWithin(claim)));
}

function contextOf({ jti }: Grant, services: Pick<Services, 'database' | 'ports' | 'settings'>) {
  return findGrantContext(jti, services);
}

async function hasContext(grant: Grant, services: Pick<Services, 'database' | 'ports' | 'settings'>): Promise<boolean> {
  return (await contextOf(grant, services)) !== null;
}
