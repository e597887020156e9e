import type { EligibilitySettings } from './gateway.ts';

/** Further errors in production: no gateway may be the simulated payer's. */
export function gatewayErrorsInProduction({ gateways }: EligibilitySettings): string[] {
  return Object.entries(gateways)
    .filter(([, { service }]) => service.url.startsWith('simulated:'))
    .map(([name]) => `gateways.${name}.url is the simulated payer's. Set the https:// address of the gateway.`);
}
