import { readFile } from 'node:fs/promises';
import type { Clock } from '../ports/clock.ts';
import { type EligibilityPort, EligibilityUnreachable } from '../ports/eligibility.ts';
import type { EligibilityService, EligibilitySettings, Gateway } from '../platform/settings/gateway.ts';
import { SettingsError } from '../platform/settings/settings-error.ts';
import type { Certificates } from './eligibility-http.ts';
import { eligibilityByHttp, type HttpGateway } from './eligibility-service.ts';

/** The simulated payer on this machine. It is started if a gateway of the settings is one of its doors. */
interface LocalPayer {
  /** The address of a door. */
  urlOf(door: string): string;
  close(): Promise<void>;
}

/** The gateways of the settings, open. */
export interface OpenGateways {
  /** By their names. */
  readonly byName: ReadonlyMap<string, HttpGateway>;
  close(): Promise<void>;
}

/** Addresses of the simulated payer: the scheme, and the door after it. */
const SIMULATED = 'simulated:';

/**
 * Opens eligibility as set: through the gateways of the settings, each by its name.
 *
 * @param startPayer starts the simulated payer; called only if a gateway is one of its doors.
 * @throws SettingsError if a certificate cannot be read.
 */
export async function createEligibility(
  settings: Pick<EligibilitySettings, 'gateways'>,
  clock: Clock,
  startPayer: (clock: Clock) => Promise<LocalPayer>,
): Promise<EligibilityPort> {
  const gateways = await openGateways(settings, clock, startPayer);
  return {
    ask: async (message, name, answerSeconds) => {
      const gateway = gateways.byName.get(name);
      // A gateway that was taken out of the settings while the inquiry waited.
      if (gateway === undefined) throw new EligibilityUnreachable('unreachable', 'now', 'no such gateway');
      return gateway.ask(message, name, answerSeconds);
    },
    close: () => gateways.close(),
  };
}

/** The same, for asking a gateway and looking at what came. */
export async function openGateways(
  { gateways }: Pick<EligibilitySettings, 'gateways'>,
  clock: Clock,
  startPayer: (clock: Clock) => Promise<LocalPayer>,
): Promise<OpenGateways> {
  const entries = Object.entries(gateways);
  const certificates = await certificatesOf(entries);
  const isSimulated = entries.some(([, { service }]) => service.url.startsWith(SIMULATED));
  const payer = isSimulated ? await startPayer(clock) : undefined;
  const byName = new Map(
    entries.map(([name, { service, envelopeIds }]) => {
      const url =
        payer && service.url.startsWith(SIMULATED) ? payer.urlOf(service.url.slice(SIMULATED.length)) : service.url;
      const options = { clock, certificates: certificates.get(name) ?? {} };
      return [name, eligibilityByHttp({ ...envelopeIds, service: { ...service, url } }, options)];
    }),
  );
  return {
    byName,
    close: async () => {
      await Promise.all([...byName.values()].map((gateway) => gateway.close()));
      await payer?.close();
    },
  };
}

/** By the gateways' names. */
async function certificatesOf(
  gateways: ReadonlyArray<readonly [name: string, gateway: Gateway]>,
): Promise<Map<string, Certificates>> {
  const errors: string[] = [];
  const read = async ([name, { service }]: readonly [string, Gateway]): Promise<[string, Certificates]> => [
    name,
    await readCertificates(service, (what) =>
      errors.push(`gateways.${name}: ${what} cannot be read as PEM. Name a readable file in that form.`),
    ),
  ];
  const certificates = new Map(await Promise.all(gateways.map(read)));
  if (errors.length > 0) throw new SettingsError(errors);
  return certificates;
}

async function readCertificates(
  { certificateFile, keyFile, authorityFile }: EligibilityService,
  onError: (what: string) => void,
): Promise<Certificates> {
  const read = async (what: string, file: string | undefined): Promise<string | undefined> => {
    if (file === undefined) return undefined;
    const text = await readFile(file, 'utf8').catch(() => '');
    if (!text.includes('-----BEGIN ')) onError(what);
    return text;
  };
  const cert = await read('the certificate (ELIGIBILITY_CERT)', certificateFile);
  const key = await read('its key (ELIGIBILITY_KEY)', keyFile);
  const ca = await read('the authority (ELIGIBILITY_CA)', authorityFile);
  return {
    ...(cert === undefined ? {} : { cert }),
    ...(key === undefined ? {} : { key }),
    ...(ca === undefined ? {} : { ca }),
  };
}
