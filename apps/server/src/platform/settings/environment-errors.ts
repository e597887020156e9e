import { addressErrorsInProduction } from './addresses.ts';
import { adtErrors } from './adt.ts';
import { authorityErrors } from './authorities.ts';
import { databaseErrors, databaseErrorsInProduction } from './database.ts';
import { eligibilityErrors, eligibilityErrorsInProduction } from './eligibility.ts';
import { enrolmentErrors, enrolmentErrorsInProduction } from './enrolment-services.ts';
import type { Mode } from './environment.ts';
import { framingErrorsInProduction } from './framing.ts';
import { healthCardsErrorsInProduction } from './health-cards.ts';
import { lettersErrors, lettersErrorsInProduction } from './letters.ts';
import { messagesErrorsInProduction } from './messages.ts';
import { openTelemetryErrors } from './open-telemetry.ts';
import { patientsErrors } from './patients.ts';
import { plaintextErrors } from './plaintext.ts';
import { proxiesErrorsInProduction } from './proxies.ts';
import { secretErrors, secretErrorsInProduction } from './secret-variables.ts';
import { visitsErrors, visitsErrorsInProduction } from './visits.ts';
import { workersErrors } from './workers.ts';

/** Errors in the combination of variables, in every mode. */
const inEveryMode = [
  secretErrors,
  databaseErrors,
  eligibilityErrors,
  patientsErrors,
  adtErrors,
  authorityErrors,
  enrolmentErrors,
  lettersErrors,
  visitsErrors,
  openTelemetryErrors,
  plaintextErrors,
  workersErrors,
];

/** What is fine for the demonstration and not for a hospital. */
const inProduction = [
  secretErrorsInProduction,
  databaseErrorsInProduction,
  configErrorsInProduction,
  messagesErrorsInProduction,
  addressErrorsInProduction,
  proxiesErrorsInProduction,
  eligibilityErrorsInProduction,
  enrolmentErrorsInProduction,
  lettersErrorsInProduction,
  framingErrorsInProduction,
  visitsErrorsInProduction,
  healthCardsErrorsInProduction,
];

/**
 * What is wrong with variables that may each be right by themselves.
 *
 * @param env without empty variables.
 */
export function environmentErrors(mode: Mode, env: NodeJS.ProcessEnv): string[] {
  const checks = mode === 'production' ? [...inEveryMode, ...inProduction] : inEveryMode;
  return checks.flatMap((errorsOf) => errorsOf(env));
}

function configErrorsInProduction(env: NodeJS.ProcessEnv): string[] {
  return env['PORTICO_CONFIG'] === undefined
    ? ["PORTICO_CONFIG is not set, so the demonstration's health system would be served. Name your own JSON file."]
    : [];
}
