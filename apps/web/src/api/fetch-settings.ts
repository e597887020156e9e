import { getPortalSettings, LOADING_TIMEOUT_SECONDS, type Language, type PortalSettings } from '@portico/contract';
import { send } from './send.ts';

/**
 * The portal's settings in a language. In a file of its own, so that it is loaded only when needed: most pages have the
 * settings embedded.
 */
export function fetchSettings(language: Language): Promise<PortalSettings> {
  return send(getPortalSettings, {}, { language, antiForgeryToken: '', timeout: LOADING_TIMEOUT_SECONDS });
}
