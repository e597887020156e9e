import type { EstimateModel } from '@portico/contract';

/**
 * A location with providers is chosen, but no provider yet (spec §4: "and, if that location has providers, a provider
 * too").
 */
export function lacksDoctor({ CurrentLocation, CurrentProviderId }: EstimateModel): boolean {
  return CurrentLocation !== null && CurrentLocation.Providers.length > 0 && CurrentProviderId === '';
}
