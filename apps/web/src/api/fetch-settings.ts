import { getPortalSettings, LOADING_TIMEOUT_SECONDS, type Language, type PortalSettings } from '@portico/contract';
import { send } from './send.ts';

/** The portal's settings in a language. Loaded by itself when needed: most pages have them embedded. */
export function fetchSettings(language: Language): Promise<PortalSettings> {
  return send(getPortalSettings, {}, { language, antiForgeryToken: '', timeout: LOADING_TIMEOUT_SECONDS });
}
