import { errors, type Client, type KoaContextWithOIDC } from 'oidc-provider';
import type { Services } from '../../platform/services.ts';
import { formsOfScope, isSmartScope } from '../../platform/settings/smart-scopes.ts';
import { launchIn } from './choose-record.ts';
import { fhirBaseOf } from './fhir-base.ts';
import { readLaunch } from './launches.ts';

/** Of a launch that there is not, of another app or person, expired or used: an app does not learn which. */
export const INVALID_LAUNCH = 'the launch is not valid';

type Validator = (ctx: KoaContextWithOIDC, value: string | undefined, client: Client) => Promise<void>;

/** The parameters of SMART in a request of an app, and what they must be. None where no FHIR server takes tokens of ours. */
export function smartParameters(
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Readonly<Record<'aud' | 'launch', Validator>> | undefined {
  const base = fhirBaseOf(services.settings);
  if (base === null) return undefined;
  return {
    aud: async ({ method, query, oidc }, aud, client) => {
      const sent = method === 'POST' ? oidc.body?.['scope'] : query['scope'];
      const scopes = wordsOf(sent ?? oidc.params?.['scope']);
      requireAllowed(scopes, client);
      const isOfRecord = scopes.some(isSmartScope);
      // It keeps a token from a server that only pretends to be the hospital's.
      if (aud === undefined ? isOfRecord : aud.replace(/\/+$/, '') !== base) {
        throw new errors.InvalidRequest('aud must be the address of the FHIR server');
      }
      const granted = wordsOf(oidc.params?.['scope']);
      if (isOfRecord && oidc.params !== undefined)
        oidc.params['scope'] = withOnlineAccess(granted, scopes, client).join(' ');
    },
    launch: async ({ oidc }, launch) => {
      const isAsked = wordsOf(oidc.params?.['scope']).includes('launch');
      const used = launchIn(oidc.params);
      if (launch === undefined && !isAsked) return;
      if (!isAsked || used === null || (await readLaunch(used, services)) === null) {
        throw new errors.InvalidRequest(INVALID_LAUNCH);
      }
    },
  };
}

/** What the provider knows nothing of it leaves out; a scope of SMART that the settings do not let the app have is refused, whether or not another app has it. */
function requireAllowed(scopes: readonly string[], { scope: allowed = '' }: Client): void {
  const forms = allowed.split(' ');
  const foreign = scopes.find((scope) => /^(patient|user|system|launch)(\/|$)/.test(scope) && !forms.includes(scope));
  if (foreign !== undefined) throw new errors.InvalidScope('requested scope is not allowed', foreign);
}

/** Nothing is given that outlives a session: who asks for access without it gets that within it, and reads so in the answer. */
function withOnlineAccess(
  granted: readonly string[],
  asked: readonly string[],
  { scope: allowed = '' }: Client,
): string[] {
  const isAsked = asked.includes('offline_access') || asked.includes('online_access');
  const kept = granted.filter((scope) => scope !== 'offline_access' && scope !== 'online_access');
  return isAsked && allowed.split(' ').includes('online_access') ? [...kept, 'online_access'] : kept;
}

/** Every scope that an app may ask for, in every way to write it. */
export function scopesInAllForms(scopes: readonly string[]): string[] {
  const online = scopes.includes('offline_access') ? ['online_access'] : [];
  return [...new Set([...scopes.flatMap(formsOfScope), ...online])];
}

function wordsOf(text: unknown): readonly string[] {
  return typeof text === 'string' ? text.split(' ').filter((each) => each !== '') : [];
}
