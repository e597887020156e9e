import { type Environment, type Mode, readEnvironment } from './environment.ts';
import { SettingsError } from './settings-error.ts';
import { type HealthSystem, readHealthSystem } from './health-system.ts';
import { rosterErrorsInProduction } from './partners.ts';

export interface Settings extends Environment {
  healthSystem: HealthSystem;
}

/** The health system of the demonstration. */
const demonstrationConfig = new URL('../../demo/health-system.json', import.meta.url);

/**
 * Reads the environment and the health system's file.
 *
 * @throws SettingsError with the errors of both.
 */
export async function readSettings(mode: Mode, env: NodeJS.ProcessEnv): Promise<Settings> {
  const errors: string[] = [];
  const collect = (error: unknown): undefined => {
    if (!(error instanceof SettingsError)) throw error;
    errors.push(...error.errors);
    return undefined;
  };
  const [environment, healthSystem] = await Promise.all([
    Promise.resolve()
      .then(() => readEnvironment(mode, env))
      .catch(collect),
    readHealthSystem(env['PORTICO_CONFIG'] || demonstrationConfig).catch(collect),
  ]);
  if (mode === 'production' && environment !== undefined && healthSystem !== undefined) {
    errors.push(...rosterErrorsInProduction(environment.enrolment, healthSystem));
  }
  if (environment === undefined || healthSystem === undefined || errors.length > 0) throw new SettingsError(errors);
  return { ...environment, healthSystem };
}
