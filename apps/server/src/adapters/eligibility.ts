import { readFile } from 'node:fs/promises';
import type { Clock } from '../ports/clock.ts';
import type { EligibilityPort } from '../ports/eligibility.ts';
import type { EligibilityService, EligibilitySettings } from '../platform/settings/eligibility.ts';
import { SettingsError } from '../platform/settings/settings-error.ts';
import type { Certificates } from './eligibility-http.ts';
import { eligibilityByHttp } from './eligibility-service.ts';

/** The simulated payer on this machine. It is asked if the settings name no service. */
interface LocalPayer {
  urlOf(protocol: 'x12'): string;
  close(): Promise<void>;
}

/**
 * Creates eligibility as set: the hospital's service, or, in the demonstration, the simulated payer. That one is
 * started on a free port of this machine and asked in the same way.
 *
 * @param startPayer starts the simulated payer; called only if it is needed.
 * @throws SettingsError if a certificate cannot be read.
 */
export async function createEligibility(
  settings: EligibilitySettings,
  clock: Clock,
  startPayer: (clock: Clock) => Promise<LocalPayer>,
): Promise<EligibilityPort> {
  const { service } = settings;
  if (service === undefined) return openLocal(settings, clock, await startPayer(clock));
  return eligibilityByHttp({ ...settings, service }, { clock, certificates: await readCertificates(service) });
}

async function openLocal(settings: EligibilitySettings, clock: Clock, payer: LocalPayer): Promise<EligibilityPort> {
  const port = eligibilityByHttp({ ...settings, service: { protocol: 'x12', url: payer.urlOf('x12') } }, { clock });
  return {
    ask: (message) => port.ask(message),
    close: async () => {
      await port.close();
      await payer.close();
    },
  };
}

async function readCertificates(service: EligibilityService): Promise<Certificates> {
  const errors: string[] = [];
  const read = async (name: string, file: string | undefined): Promise<string | undefined> => {
    if (file === undefined) return undefined;
    const text = await readFile(file, 'utf8').catch(() => '');
    if (!text.includes('-----BEGIN ')) errors.push(`${name} cannot be read as PEM. Name a readable file in that form.`);
    return text;
  };
  const cert = await read('ELIGIBILITY_CERT', service.certificateFile);
  const key = await read('ELIGIBILITY_KEY', service.keyFile);
  const ca = await read('ELIGIBILITY_CA', service.authorityFile);
  if (errors.length > 0) throw new SettingsError(errors);
  return {
    ...(cert === undefined ? {} : { cert }),
    ...(key === undefined ? {} : { key }),
    ...(ca === undefined ? {} : { ca }),
  };
}
