import type { PortalSettings } from '@portico/contract';

export type MobilePlatform = keyof PortalSettings['mobileApps'];

/** The kind of phone, by the browser's user agent; null for anything else. */
export function mobilePlatform(userAgent: string): MobilePlatform | null {
  if (/\b(?:iPhone|iPod)\b/.test(userAgent)) return 'ios';
  return /\bAndroid\b.*\bMobile\b/.test(userAgent) ? 'android' : null;
}
