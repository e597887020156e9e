import type { FramedPageServices } from '../documents/framed-page.ts';
import type { EstimateServices } from '../estimates/services.ts';
import type { WebConfigurationFile } from '../platform/settings/web-configuration.ts';

/** What the application hands on to a handler, which takes of it what it needs and no more. */
export interface AppServices extends EstimateServices, FramedPageServices {
  /** What staff change while the portal runs. */
  readonly webConfiguration: WebConfigurationFile;
}
