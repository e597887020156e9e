import { type PortalSettings, getPortalSettings } from '@portico/contract';
import { wireServiceArea } from '../estimates/places.ts';
import type { Settings } from '../settings/settings.ts';
import { antiForgeryToken } from './anti-forgery.ts';
import { defineRoute } from './define-route.ts';
import type { Visitor } from './visitor.ts';

/** What every page knows before it asks for anything; embedded in each HTML entry. */
export function portalSettingsFor(visitor: Visitor, settings: Settings): PortalSettings {
  const { healthSystem: system } = settings;
  const { language } = visitor;
  return {
    name: system.name,
    tagline: system.wording.tagline[language],
    language,
    phones: system.phones,
    serviceAreas: system.serviceAreas.map((area) => wireServiceArea(system, area, language)),
    languageHelp: system.languageHelp,
    partners: system.partners.map(({ name, fullName }) => ({ name, fullName })),
    signedInRoot: system.signedInRoot,
    loadingTimeout: system.loadingTimeoutSeconds,
    estimateValidForDays: system.estimateValidForDays,
    captchaEnabled: system.captcha.enabled,
    demonstration: settings.mode === 'demonstration',
    session: null,
    mobileApps: system.mobileApps,
    antiForgeryToken: antiForgeryToken(settings.secret, visitor.browserId),
  };
}

/** GET /api/settings */
export const getPortalSettingsRoute = defineRoute(getPortalSettings, async (_input, visitor, { settings }) =>
  portalSettingsFor(visitor, settings),
);
