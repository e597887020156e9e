import type { ReadLimits } from '@portico/price-files';
import { join, resolve } from 'node:path';
import type { Keys } from '../crypto/keys.ts';
import { addressErrors, type AddressSettings, addressSettings } from './addresses.ts';
import { adtInClear, adtSettings, type AdtSettings } from './adt.ts';
import { type DatabaseSettings, databaseSettings } from './database.ts';
import { gatewayOfVariables } from './eligibility.ts';
import { enrolmentServices, type EnrolmentServices } from './enrolment-services.ts';
import { environmentErrors } from './environment-errors.ts';
import { environmentVariables } from './environment-variables.ts';
import { framingSettings, type FramingSettings } from './framing.ts';
import { DEFAULT_GATEWAY, type EligibilitySettings } from './gateway.ts';
import { healthCardsSettings, type HealthCardsSettings } from './health-cards.ts';
import { lettersSettings, type LettersSettings } from './letters.ts';
import { type MessagesSettings, messagesSettings } from './messages.ts';
import { type UnknownVariable, unknownVariables } from './misspelt-variables.ts';
import { openTelemetrySettings, type OpenTelemetrySettings } from './open-telemetry.ts';
import { patientsSettings, type PatientsSettings } from './patients.ts';
import { plaintextWarnings } from './plaintext.ts';
import { priceLimits } from './price-limits.ts';
import { keysOfSecrets } from './secret-variables.ts';
import { SettingsError } from './settings-error.ts';
import { visitsSettings, type VisitsSettings } from './visits.ts';

/**
 * `demonstration`: local adapters, embedded health system, /dev pages. `production`: refuses all of these. `test`: as
 * the demonstration, but without its data and texts.
 */
export type Mode = 'demonstration' | 'production' | 'test';

/** The settings of the environment. All other settings are in the health system's file. */
export interface Environment extends AddressSettings, DatabaseSettings, MessagesSettings {
  mode: Mode;
  /** Folder of the embedded database and of the demonstration's files. */
  dataFolder: string;
  /** Processes that serve together, on one port. */
  workers: number;
  /** Where imported price files are kept as they came: several servers share it. */
  priceFilesFolder: string;
  /** Path of the health system's file; absent for the embedded demonstration. */
  configFile?: string;
  /** Of PORTICO_SECRET and PORTICO_SECRET_PREVIOUS: for all that is sealed, hashed and signed. */
  keys: Keys;
  /** Of the variables alone; readSettings adds the file that ELIGIBILITY_GATEWAYS names. */
  eligibility: EligibilitySettings;
  patients: PatientsSettings;
  /** The feed of patients by HL7 v2 ADT; absent: none. */
  adt?: AdtSettings;
  enrolment: EnrolmentServices;
  letters: LettersSettings;
  framing: FramingSettings;
  visits: VisitsSettings;
  /** Where digital insurance cards may be read from. */
  healthCards: HealthCardsSettings;
  /** Where traces and measurements are sent; absent: nowhere. */
  openTelemetry?: OpenTelemetrySettings;
  /** Whether a proxy's word is taken for the trace that a request is a part of. */
  believesTraceparent: boolean;
  /** Users of the system that are no one person's: commands of staff ask who types there. */
  sharedUsers: readonly string[];
  /** File of breached passwords, which nobody may choose; absent: none. */
  breachedPasswords?: string;
  /** Variables that look like settings and are none. */
  unknown: readonly UnknownVariable[];
  /** Variables whose services are sent everything in clear, because a setting says so. */
  inClear: readonly string[];
  /** Price versions of a location that are kept after they were live, for a way back. */
  keptPrices: number;
  /** Calls that one browser may make in a minute; one address may make five times as many. */
  callsPerMinute: number;
  /**
   * Inquiries to insurers that one browser or account may start in an hour; one address may start five times as many.
   */
  inquiriesPerHour: number;
  /** Of price files. */
  priceLimits: ReadLimits;
}

/**
 * Reads the environment. An empty variable counts as absent.
 *
 * @throws SettingsError with all errors at once. Values are never repeated, because some are secret.
 */
export function readEnvironment(mode: Mode, env: NodeJS.ProcessEnv): Environment {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = environmentVariables.safeParse(present);
  const errors = [
    ...(read.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}.`),
    ...environmentErrors(mode, present),
  ];
  if (!read.success) throw new SettingsError(errors);
  const values = read.data;
  const addresses = addressSettings(mode, values);
  errors.push(...addressErrors(addresses));
  if (errors.length > 0) throw new SettingsError(errors);
  const gateway = gatewayOfVariables(values);
  const adt = adtSettings(values);
  const openTelemetry = openTelemetrySettings(values);
  const { PORTICO_BREACHED_PASSWORDS: breachedPasswords, PORTICO_CONFIG: configFile } = values;
  return {
    mode,
    ...addresses,
    ...databaseSettings(values),
    ...messagesSettings(values, present),
    dataFolder: resolve(values.PORTICO_DATA),
    priceFilesFolder: resolve(values.PORTICO_PRICE_FILES ?? join(values.PORTICO_DATA, 'price-files')),
    keys: keysOfSecrets(values),
    sharedUsers: values.PORTICO_SHARED_USERS,
    believesTraceparent: values.PORTICO_TRACEPARENT === 'yes',
    unknown: unknownVariables(present, Object.keys(environmentVariables.shape)),
    inClear: [...plaintextWarnings(present), ...adtInClear(present)],
    workers: values.PORTICO_WORKERS,
    keptPrices: values.PORTICO_KEPT_PRICES,
    callsPerMinute: values.PORTICO_CALLS_PER_MINUTE,
    inquiriesPerHour: values.PORTICO_INQUIRIES_PER_HOUR,
    priceLimits: priceLimits(values),
    eligibility: { gateways: gateway === undefined ? {} : { [DEFAULT_GATEWAY]: gateway }, payors: {} },
    patients: patientsSettings(values),
    enrolment: enrolmentServices(values, mode !== 'production'),
    letters: lettersSettings(values, resolve(values.PORTICO_DATA)),
    framing: framingSettings(values),
    visits: visitsSettings(values),
    healthCards: healthCardsSettings(values, { mode, publicUrl: addresses.publicUrl }),
    ...(configFile === undefined ? {} : { configFile: resolve(configFile) }),
    ...(adt === undefined ? {} : { adt }),
    ...(openTelemetry === undefined ? {} : { openTelemetry }),
    ...(breachedPasswords === undefined ? {} : { breachedPasswords: resolve(breachedPasswords) }),
  };
}
