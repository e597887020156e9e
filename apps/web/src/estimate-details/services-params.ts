import type { StateParams } from '@portico/contract';
import { withServicesView } from '../estimates-base/services-view.ts';
import type { DetailsParams } from './details-params.ts';

/** What the services screen needs to open as this estimate's visitor left it: area, location, token and view. */
export function servicesParams({ svcArea, location, token }: DetailsParams): StateParams<'estimates-services'> {
  return withServicesView({
    ...(svcArea === undefined ? {} : { svcArea }),
    ...(location === undefined ? {} : { location }),
    ...(token === undefined ? {} : { token }),
  });
}
