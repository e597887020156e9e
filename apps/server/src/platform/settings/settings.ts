import { readAdtTls } from './adt.ts';
import { readAuthorities, withAuthorities } from './authorities.ts';
import { type ClientKeys, readClientKeys } from './client-keys.ts';
import { type Environment, type Mode, readEnvironment } from './environment.ts';
import { DEFAULT_GATEWAY, type EligibilitySettings } from './gateway.ts';
import { readGateways } from './gateways-file.ts';
import { gatewayErrorsInProduction } from './gateway-errors.ts';
import { hospitalErrors } from './hospital-settings.ts';
import { readJsonFile } from './json-file.ts';
import { variablesNamedIn } from './misspelt-variables.ts';
import { allowsPlaintext, gatewayError, gatewaysInClear } from './plaintext.ts';
import { SettingsError } from './settings-error.ts';
import { type HealthSystem, readHealthSystem } from './health-system.ts';
import { readClientSecret, readIdentitySecrets } from './identity-providers.ts';
import { readOpenIdSecrets } from './openid-clients.ts';
import { rosterErrorsInProduction } from './partners.ts';
import { withClientKeys } from './patients.ts';
import { smartErrors } from './smart.ts';
import { breachedPasswordsError } from '../files/breached-passwords.ts';
import { staffErrorsInProduction } from './staff-app.ts';
import { routeErrors, waitOfPages } from './payor-routes.ts';
import { workersErrorsInDemonstration } from './workers.ts';

export interface Settings extends Environment {
  healthSystem: HealthSystem;
  /** Secrets of the apps that sign people in by the portal, by their ids. */
  openIdSecrets: Readonly<Record<string, string>>;
  /** Secret or private key by which the staff app shows its provider who it is; undefined where it needs none. */
  staffSecret: string | undefined;
  /** Secrets and private keys by which the portal shows identity providers who it is, by their ids. */
  identitySecrets: Readonly<Record<string, string>>;
}

/** The health system of the demonstration, and its gateways. */
const demonstrationConfig = new URL('../../demo/health-system.json', import.meta.url);
const demonstrationGateways = new URL('../../demo/gateways.json', import.meta.url);

/**
 * Reads the environment, the health system's file, and that of the gateways.
 *
 * @throws SettingsError with the errors of all.
 */
export async function readSettings(mode: Mode, env: NodeJS.ProcessEnv): Promise<Settings> {
  const errors: string[] = [];
  const collect = (error: unknown): undefined => {
    if (!(error instanceof SettingsError)) throw error;
    errors.push(...error.errors);
    return undefined;
  };
  const [environment, healthSystem, fromFile, clientKeys] = await Promise.all([
    Promise.resolve()
      .then(() => readEnvironment(mode, env))
      .catch(collect),
    readHealthSystem(env['PORTICO_CONFIG'] || demonstrationConfig).catch(collect),
    gatewaysOfFile(mode, env).catch(collect),
    clientKeysOf(env).catch(collect),
  ]);
  const authorities = await readAuthorities(env, errors);
  const adtTls = await readAdtTls(env, errors);
  errors.push(...(await breachFileErrors(environment?.breachedPasswords)));
  const openIdSecrets = healthSystem === undefined ? {} : readOpenIdSecrets(healthSystem, env, errors);
  const identitySecrets = healthSystem === undefined ? {} : await readIdentitySecrets(healthSystem, env, errors);
  const staffSecret = await staffSecretOf(healthSystem, env, errors);
  const eligibility =
    environment && healthSystem && fromFile && allGateways(environment, healthSystem, fromFile, errors);
  const filesInClear = fromFile === undefined ? [] : gatewaysInClear(fromFile.settings);
  if (!allowsPlaintext(env, 'ELIGIBILITY')) errors.push(...filesInClear.map(gatewayError));
  if (environment !== undefined && healthSystem !== undefined) {
    errors.push(...smartErrors(healthSystem, environment.patients));
  }
  if (mode === 'production' && environment !== undefined && healthSystem !== undefined) {
    errors.push(...rosterErrorsInProduction(environment.enrolment, healthSystem));
    errors.push(...staffErrorsInProduction(healthSystem, environment));
    if (eligibility !== undefined) errors.push(...gatewayErrorsInProduction(eligibility));
  }
  if (environment === undefined || healthSystem === undefined || eligibility === undefined || errors.length > 0) {
    throw new SettingsError(errors);
  }
  const rteTimeoutSeconds = waitOfPages(eligibility, healthSystem.payors, healthSystem.rteTimeoutSeconds);
  const inClear = [...environment.inClear, ...filesInClear];
  const { identityProviders, openIdClients, smart, staff } = healthSystem;
  const named = new Set([
    ...variablesNamedIn([identityProviders, openIdClients, smart, staff]),
    ...(fromFile?.named ?? []),
  ]);
  const patients = withClientKeys(environment.patients, clientKeys ?? null);
  const settings = {
    ...environment,
    patients,
    inClear,
    unknown: environment.unknown.filter(({ name }) => !named.has(name)),
    eligibility,
    healthSystem: { ...healthSystem, rteTimeoutSeconds },
    openIdSecrets,
    ...(environment.adt && { adt: { ...environment.adt, ...(adtTls && { tls: adtTls }) } }),
    identitySecrets,
    staffSecret,
  };
  return withAuthorities(settings, authorities);
}

/**
 * Reads the settings of a server. The demonstration's refuses those of a hospital.
 *
 * @throws SettingsError with all errors.
 */
export async function readServerSettings(mode: Mode, env: NodeJS.ProcessEnv): Promise<Settings> {
  const errors = mode === 'demonstration' ? [...hospitalErrors(env), ...workersErrorsInDemonstration(env)] : [];
  if (errors.length > 0) throw new SettingsError(errors);
  return readSettings(mode, env);
}

async function staffSecretOf(
  healthSystem: HealthSystem | undefined,
  env: NodeJS.ProcessEnv,
  errors: string[],
): Promise<string | undefined> {
  const provider = healthSystem?.staff?.provider;
  return provider && readClientSecret(provider.authentication, 'staff', env, errors);
}

async function clientKeysOf({ PATIENTS_KEY: file }: NodeJS.ProcessEnv): Promise<ClientKeys | undefined> {
  return file ? readClientKeys('PATIENTS_KEY', file) : undefined;
}

interface GatewaysOfFile {
  /** As errors name it. */
  readonly file: string;
  readonly settings: EligibilitySettings;
  readonly isDemonstration: boolean;
  /** The variables that it names for its secrets. */
  readonly named: readonly string[];
}

/** The gateways of the file that is set. With none and no gateway of the variables, those of the demonstration. */
async function gatewaysOfFile(mode: Mode, env: NodeJS.ProcessEnv): Promise<GatewaysOfFile> {
  const file = env['ELIGIBILITY_GATEWAYS'];
  if (file) {
    const settings = await readGateways(file, env);
    const named = variablesNamedIn(await readJsonFile(file, 'Name a readable file in ELIGIBILITY_GATEWAYS.'));
    return { file, settings, isDemonstration: false, named };
  }
  const isDemonstration = mode !== 'production' && !env['ELIGIBILITY_URL'];
  const settings = isDemonstration ? await readGateways(demonstrationGateways, env) : { gateways: {}, payors: {} };
  return { file: 'the gateways', settings, isDemonstration, named: [] };
}

/** The gateway of the environment's variables with those of the file. Errors are added to the list. */
function allGateways(
  { eligibility: { gateways } }: Pick<Environment, 'eligibility'>,
  { payors }: Pick<HealthSystem, 'payors'>,
  { file, settings, isDemonstration }: GatewaysOfFile,
  errors: string[],
): EligibilitySettings {
  const all = { gateways: { ...settings.gateways, ...gateways }, payors: settings.payors };
  // The demonstration's gateways serve a health system of one's own, too, which may have other payors.
  if (isDemonstration) return { ...all, payors: entriesOf(settings.payors, payors) };
  if (Object.hasOwn(gateways, DEFAULT_GATEWAY) && Object.hasOwn(settings.gateways, DEFAULT_GATEWAY)) {
    errors.push(
      `${file}: gateways.${DEFAULT_GATEWAY}: ELIGIBILITY_URL makes this gateway, too. Give this one another name, or take ELIGIBILITY_URL out.`,
    );
  }
  errors.push(...routeErrors(all, payors).map((error) => `${file}: ${error}`));
  return all;
}

function entriesOf<Entry>(
  entries: Readonly<Record<string, Entry>>,
  known: ReadonlyArray<{ id: string }>,
): Record<string, Entry> {
  return Object.fromEntries(
    known.flatMap(({ id }) => (Object.hasOwn(entries, id) ? [[id, entries[id] as Entry]] : [])),
  );
}

async function breachFileErrors(file: string | undefined): Promise<string[]> {
  const error = file === undefined ? undefined : await breachedPasswordsError(file);
  return error === undefined ? [] : [`PORTICO_BREACHED_PASSWORDS: ${file} ${error}`];
}
