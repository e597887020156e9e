import type { AdapterPayload, InteractionResults } from 'oidc-provider';
import type { OpenIdClient } from '../platform/settings/openid-clients.ts';
import type { Services } from '../platform/services.ts';
import { canonicalScope } from '../platform/settings/smart-scopes.ts';
import type { SignedIn } from '../platform/visitor/signed-in.ts';
import { levelsAskedFor } from './interaction-policy.ts';
import { findConsent } from './queries/consents.ts';
import { findLiveLogin, type LiveLogin } from './queries/live-logins.ts';
import { liveAt } from './session-adapter.ts';
import { levelOf, reachesOneOf } from './sign-in-levels.ts';
import { chooseRecord, type PickedRecord } from './smart/choose-record.ts';
import { INVALID_LAUNCH } from './smart/check-smart-request.ts';

/** A request of an app that waits for its person: the provider's interaction. */
export interface AppRequest extends Pick<AdapterPayload, 'prompt' | 'params'> {
  /** Whose record its person has chosen (openid/smart). */
  readonly picked?: PickedRecord;
  /** Since when its person is asked to do something, in milliseconds: what they did before does not count for it. Absent before they were. */
  readonly askedAt?: number;
}

/** What comes next for a person whom an app has sent. */
export type NextStep =
  /** To the sign-in page. `withFactor`: a device that is remembered must show the second step all the same. */
  | { readonly to: 'signIn'; readonly withFactor: boolean }
  /** To the page of the signed-in app, where whatever is due comes first, and then the consent. */
  | { readonly to: 'portal' }
  /** Back to the provider with this result. */
  | { readonly to: 'app'; readonly result: InteractionResults };

/** Reasons of the provider that a session settles as it is; for the others somebody has to sign in anew. */
const settledBySession = ['no_session', 'portal_session'];

/**
 * Decides what a person has to do before the app gets its answer. Whoever is in the hospital now, or whose account is not active, is refused in the words of everybody
 * who refuses.
 *
 * @param session of the browser, also one for which something is due.
 */
export async function nextStep(
  request: AppRequest,
  session: SignedIn | null,
  client: OpenIdClient,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<NextStep> {
  if (session === null) return { to: 'signIn', withFactor: false };
  if (session.termsDue || session.factorDue) return { to: 'portal' };
  const login = await findLiveLogin(services.database.db, session, liveAt(services));
  if (login === undefined) return { to: 'signIn', withFactor: false };
  if (!login.isOpen) return refuse('access_denied');
  if (request.prompt?.name === 'login') return afterSignIn(request, login);
  const { params, picked } = request;
  const choice = await chooseRecord({ params, accountId: login.accountId, client, picked }, services);
  if (choice.status === 'refused') return refuse('invalid_request', INVALID_LAUNCH);
  if (choice.status === 'open') return { to: 'portal' };
  const isAgreed = choice.status === 'chosen' && choice.isAgreed;
  if (!isAgreed && !(await isAllowed(request, login, client, services))) return { to: 'portal' };
  return { to: 'app', result: { consent: {}, ...(isAgreed ? { smart: picked } : {}) } };
}

/** Whether what an app asks for is allowed: by its being the hospital's own, or by its person; where it asks anew, since then. */
export async function isAllowed(
  { params, askedAt = Infinity }: AppRequest,
  { accountId }: Pick<LiveLogin, 'accountId'>,
  client: OpenIdClient,
  { database }: Pick<Services, 'database'>,
): Promise<boolean> {
  const isAskedAnew = wordsOf(params?.['prompt']).includes('consent');
  if (client.ours && !isAskedAnew) return true;
  const consent = await findConsent(database.db, accountId, client.id);
  if (consent === undefined || (isAskedAnew && consent.given_at.getTime() <= askedAt)) return false;
  return scopesAskedFor({ params }, client).every((scope) => consent.scopes.includes(scope));
}

/** What an app asks to know, of what the settings let it ask for; `openid` says nothing that needs an answer. */
export function scopesAskedFor({ params }: AppRequest, client: OpenIdClient): OpenIdClient['scopes'] {
  const asked = wordsOf(params?.['scope']).map(canonicalScope);
  // Who may have access offline gets it online (smart/check-smart-request.ts).
  const isInstead = asked.includes('online_access') && !client.scopes.includes('online_access');
  return client.scopes.filter((scope) => asked.includes(scope) || (isInstead && scope === 'offline_access'));
}

function afterSignIn({ prompt, params, askedAt = Infinity }: AppRequest, login: LiveLogin): NextStep {
  const reasons = prompt?.reasons ?? [];
  const { acr, amr } = levelOf(login.shownFactor, login.identityAmr);
  const isFresh = login.signedInAt.getTime() > askedAt;
  if (reasons.some((reason) => !settledBySession.includes(reason)) && !isFresh) {
    return { to: 'signIn', withFactor: reasons.includes('sign_in_level') };
  }
  const { levels, isEssential } = levelsAskedFor({ params: params ?? {}, claims: claimsIn(params) });
  if (isEssential && levels.length > 0 && !reachesOneOf(acr, levels)) {
    return refuse('unmet_authentication_requirements');
  }
  // Somebody else than the app expects has signed in.
  if (reasons.includes('id_token_hint') || reasons.includes('claims_id_token_sub_value'))
    return refuse('login_required');
  const ts = Math.floor(login.signedInAt.getTime() / 1000);
  return { to: 'app', result: { login: { accountId: login.accountId, ts, acr, amr } } };
}

function claimsIn(params: AppRequest['params']): Parameters<typeof levelsAskedFor>[0]['claims'] {
  const { claims } = params ?? {};
  // The provider has read it before it asked.
  return typeof claims === 'string' ? JSON.parse(claims) : {};
}

function wordsOf(text: unknown): readonly string[] {
  return typeof text === 'string' ? text.split(' ') : [];
}

const refuse = (error: string, description = 'the request was refused'): NextStep => ({
  to: 'app',
  result: { error, error_description: description },
});
