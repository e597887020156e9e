import type { EligibilitySettings } from './gateway.ts';

/** Further errors in production: no patient data, and no password, without encryption. The variables have their own. */
export function gatewayErrorsInProduction({ gateways }: EligibilitySettings): string[] {
  return Object.entries(gateways).flatMap(([name, { service }]) => {
    const addresses = [
      ['url', service.url],
      ['oauth.url', service.oauth?.url ?? 'https:'],
    ] as const;
    return addresses
      .filter(([, address]) => !address.startsWith('https:'))
      .map(
        ([path]) => `gateways.${name}.${path} is not https. Patients' data and passwords must not travel in the clear.`,
      );
  });
}
