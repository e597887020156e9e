import { errors, type KoaContextWithOIDC, type Provider } from 'oidc-provider';
import type { OpenIdClient } from '../../platform/settings/openid-clients.ts';
import type { Services } from '../../platform/services.ts';
import { readLoginUid } from '../login-id.ts';
import { findRepresented } from '../queries/represented.ts';
import { fhirBaseOf } from './fhir-base.ts';
import { findFhirPatient } from '../../patients/find-fhir-patient.ts';
import { createLaunch } from './launches.ts';
import { recordsOf } from './records-of.ts';

/** How the hospital's portal gets a launch: it gives one of its access tokens for it (RFC 8693). */
export const TOKEN_EXCHANGE = 'urn:ietf:params:oauth:grant-type:token-exchange';

const ACCESS_TOKEN = 'urn:ietf:params:oauth:token-type:access_token';

/** The type of a launch handle among the tokens that are exchanged. */
export const LAUNCH_TYPE = 'urn:portico:params:oauth:token-type:launch';

const parameterNames = [
  'subject_token',
  'subject_token_type',
  'requested_token_type',
  'audience',
  'patient',
  'intent',
  'need_patient_banner',
] as const;

/** In characters: a word that portal and app have agreed on. */
const LONGEST_INTENT = 200;

/**
 * Lets the hospital's portal begin a launch of an app (SMART App Launch 2.2, "Launch App: EHR Launch"). It shows by its access token for whom: nobody can be launched who
 * is not signed in to it now. The patient is whom it names by the FHIR id, else for whom the session acts, else the person; it must be a record that they may open.
 */
export function registerLaunchGrant(
  provider: Provider,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): void {
  provider.registerGrantType(TOKEN_EXCHANGE, (ctx) => answerExchange(ctx, provider, services), [...parameterNames]);
}

async function answerExchange(
  ctx: KoaContextWithOIDC,
  provider: Provider,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<void> {
  const params = (ctx.oidc.params ?? {}) as Partial<Record<(typeof parameterNames)[number], string>>;
  if (params.requested_token_type !== LAUNCH_TYPE || params.subject_token_type !== ACCESS_TOKEN) {
    throw new errors.InvalidRequest(`an ${ACCESS_TOKEN} is given for a ${LAUNCH_TYPE}, and nothing else`);
  }
  const app = services.settings.healthSystem.openIdClients.find(({ id }) => id === params.audience);
  if (app === undefined || !app.scopes.includes('launch')) throw new errors.InvalidTarget('the app cannot be launched');
  const token = await provider.AccessToken.find(params.subject_token ?? '');
  const login = readLoginUid(token?.sessionUid ?? '');
  if (token?.isValid !== true || token.clientId !== ctx.oidc.client?.clientId || login === null) throw refused();
  const patientAccountId = await patientOf(login, params.patient, services);
  if (patientAccountId === undefined) throw refused();
  const intent = params.intent?.slice(0, LONGEST_INTENT) ?? null;
  const needPatientBanner = params.need_patient_banner !== 'false';
  const launch = { accountId: login.accountId, patientAccountId, intent, needPatientBanner };
  const { handle, expiresIn } = await createLaunch(app.id, launch, services);
  ctx.body = {
    access_token: handle,
    issued_token_type: LAUNCH_TYPE,
    token_type: 'N_A',
    expires_in: expiresIn,
    ...(app.launchUri === undefined ? {} : { launch_url: launchUrl(app.launchUri, handle, services) }),
  };
}

/** Null: nobody, since the person has no record. Undefined: the portal names a record that the person cannot open. */
async function patientOf(
  login: NonNullable<ReturnType<typeof readLoginUid>>,
  fhirId: string | undefined,
  services: Pick<Services, 'database' | 'ports' | 'settings'>,
): Promise<string | null | undefined> {
  const records = await recordsOf(login.accountId, { changes: false }, services);
  if (fhirId === undefined) {
    const represented = await findRepresented(services.database.db, login, services.ports.clock.now());
    const accountId = represented?.patientAccountId ?? login.accountId;
    return records.find(({ patientAccountId }) => patientAccountId === accountId)?.patientAccountId ?? null;
  }
  for (const { patientAccountId } of records) {
    if ((await findFhirPatient(patientAccountId, services.ports.patients, services))?.id === fhirId)
      return patientAccountId;
  }
  return undefined;
}

/** Whatever is wrong with it. */
const refused = () => new errors.InvalidGrant('the launch was refused');

function launchUrl(
  uri: NonNullable<OpenIdClient['launchUri']>,
  handle: string,
  { settings }: Pick<Services, 'settings'>,
): string {
  const url = new URL(uri);
  url.searchParams.set('iss', fhirBaseOf(settings) ?? '');
  url.searchParams.set('launch', handle);
  return url.href;
}
