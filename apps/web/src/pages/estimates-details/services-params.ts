import type { StateParams } from '@portico/contract';
import type { DetailsParams } from './use-estimate.ts';

/** What the services screen needs to open where this estimate came from: area, location and token. */
export function servicesParams({ svcArea, location, token }: DetailsParams): StateParams<'estimates-services'> {
  return {
    ...(svcArea === undefined ? {} : { svcArea }),
    ...(location === undefined ? {} : { location }),
    ...(token === undefined ? {} : { token }),
  };
}
