import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { appSignOutsByHttp } from '../adapters/app-sign-outs-http.ts';
import { captchaByAltcha } from '../adapters/captcha-altcha.ts';
import { captchaDisabled } from '../adapters/captcha-disabled.ts';
import { systemClock } from '../adapters/clock-system.ts';
import { createEligibility } from '../adapters/eligibility.ts';
import { createEnrolmentServices } from '../adapters/enrolment-services.ts';
import { healthLinksByHttps } from '../adapters/health-links-https.ts';
import { identityProvidersByOidc } from '../adapters/identity-providers-oidc.ts';
import { createLetters, createMail, createSms } from '../adapters/messages.ts';
import { askOutside } from '../adapters/outside-request.ts';
import { patientExportOfFhirServer } from '../adapters/patient-export-fhir.ts';
import { createCare } from '../adapters/care/care.ts';
import { createPatients } from '../adapters/patients.ts';
import type { ServiceError } from '../adapters/service-error.ts';
import { buildApp } from '../app/build-app.ts';
import { createJobQueue, type QueuePorts } from '../app/jobs/open-job-queue.ts';
import { sayOwnMessages } from '../documents/messages/messages-of.ts';
import { createCircuitBreaker } from '../platform/circuit-breaker.ts';
import type { Database } from '../platform/db/database.ts';
import { limits } from '../platform/limits/limits.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { CaptchaPort } from '../ports/captcha.ts';
import { closeInReverse } from './close-in-reverse.ts';
import { type Demonstration, issueCards, startPayer } from './demonstration.ts';

/** The portal as one set of settings makes it: the services outside, the workers of jobs, the application. */
export interface Portal {
  readonly app: FastifyInstance;
  /** Lets requests and jobs finish, and leaves the services. The database stays open. */
  close(): Promise<void>;
}

/** Builds the portal on an open database, without listening. The process says the hospital's own texts from here on. */
export async function buildPortal(
  database: Database,
  settings: Settings,
  log: FastifyBaseLogger,
  demonstration?: Demonstration,
): Promise<Portal> {
  sayOwnMessages(settings.healthSystem);
  const opened = closeInReverse();
  try {
    const reportService = (error: ServiceError): void => log.warn({ kind: 'service', ...error }, 'service failed');
    const mail = createMail(database, settings, reportService);
    opened.add(() => mail.close());
    const eligibility = await createEligibility(settings.eligibility, systemClock, startPayer);
    opened.add(() => eligibility.close());
    const patients = createPatients(settings, database.db, systemClock, reportService);
    const { export: followed } = settings.patients;
    const jobs = await createJobQueue(database, {
      mail,
      sms: createSms(database, settings, reportService),
      letters: createLetters(database, settings, reportService),
      patients,
      patientExport: followed === undefined ? undefined : patientExportOfFhirServer(followed, systemClock),
      eligibility,
      appSignOuts: appSignOutsByHttp(),
      clock: systemClock,
      settings,
      breaker: createCircuitBreaker(() => systemClock.now(), limits.silentPayor),
      ...reportsOfJobs(log),
    });
    opened.add(() => jobs.stop());
    const ports = {
      clock: systemClock,
      captcha: createCaptcha(settings),
      jobs,
      patients,
      care: createCare(settings, systemClock, reportService),
      healthLinks: healthLinksByHttps(askOutside(settings.healthCards), settings.healthSystem.name),
      identityProviders: identityProvidersByOidc(settings, { clock: systemClock, report: reportService }),
      ...createEnrolmentServices(settings, systemClock, reportService),
    };
    const ofDemonstration =
      demonstration === undefined
        ? {}
        : {
            demonstration: demonstration.directory,
            neighbour: demonstration.neighbour,
            cards: await issueCards(settings),
          };
    const app = await buildApp(ports, database, settings, ofDemonstration);
    opened.add(() => app.close());
    return { app, close: () => opened.closeAll() };
  } catch (error) {
    await opened.closeAll();
    throw error;
  }
}

function reportsOfJobs(log: FastifyBaseLogger): Pick<QueuePorts, 'report' | 'keepControls' | 'keepDeviation'> {
  return {
    report: (failure) => log.warn({ kind: 'job', ...failure }, 'job failed'),
    keepControls: (direction, controls) => log.info({ kind: 'insurer', direction, ...controls }, 'eligibility message'),
    keepDeviation: (deviation) => log.warn({ kind: 'insurer', ...deviation }, 'eligibility answer outside the guide'),
  };
}

function createCaptcha({ healthSystem, keys }: Settings): CaptchaPort {
  const { enabled, difficulty } = healthSystem.captcha;
  return enabled ? captchaByAltcha(systemClock, keys, difficulty) : captchaDisabled(systemClock);
}
