import type { FramedPageServices } from '../documents/framed-page.ts';
import type { EstimateServices } from '../estimates/services.ts';
import type { ProxyServices } from '../proxies/calls/watch-access.ts';
import type { WebConfigurationFile } from '../platform/settings/web-configuration.ts';

/** What the application passes to a handler. Each handler uses only the part it needs. */
export interface AppServices extends EstimateServices, FramedPageServices, ProxyServices {
  /** The settings that staff change while the portal runs. */
  readonly webConfiguration: WebConfigurationFile;
}
