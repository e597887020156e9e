import { PORTAL_SETTINGS_ELEMENT, type PortalSettings } from '@portico/contract';

/** The settings that the server writes into the page; null if it did not, as under the development server. */
export function readEmbeddedSettings(): PortalSettings | null {
  const text = document.getElementById(PORTAL_SETTINGS_ELEMENT)?.textContent.trim();
  return text ? (JSON.parse(text) as PortalSettings) : null;
}
