import { type Language, languages, pathTo, stateOf, textOf } from '@portico/contract';
import { themeOf } from '@portico/tokens';
import type { FastifyInstance } from 'fastify';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { appleIcon, manifestIcons } from './app-icons.ts';

/** A manifest has one language, and browsers ask for it without cookies: the path says which. */
const pathOf = (language: Language): string => `/app.${language}.webmanifest`;

/** The tags of a page that can be installed as an app. */
export function installTags(language: Language, { brand }: Pick<HealthSystem, 'brand'>): string {
  const icon = brand?.files?.appIcon ?? appleIcon;
  return `<link rel="manifest" href="${pathOf(language)}"><link rel="apple-touch-icon" href="${icon.path}">`;
}

/** Serves the manifests by which browsers install the portal as an app (W3C Web Application Manifest). */
export function serveAppManifests(app: FastifyInstance, { healthSystem }: Pick<Settings, 'healthSystem'>): void {
  for (const language of [...languages, ...healthSystem.addedLanguages.map(({ tag }) => tag)]) {
    const manifest = JSON.stringify(manifestOf(healthSystem, language));
    app.get(pathOf(language), (_request, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(manifest),
    );
  }
}

function manifestOf({ name, wording, brand, mobileApps, addedLanguages }: HealthSystem, language: Language) {
  const paper = themeOf(brand).light['--paper'];
  const links = { play: mobileApps.android, itunes: mobileApps.ios };
  return {
    // The same in every language: who changes the language has the app still.
    id: pathTo('home'),
    name,
    description: textOf(wording.tagline, language),
    lang: language,
    dir: addedLanguages.find(({ tag }) => tag === language)?.direction ?? 'ltr',
    start_url: pathTo('home'),
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    categories: ['health', 'medical'],
    icons: iconsOf(brand),
    shortcuts: (['estimates', 'helpdesk-center'] as const).map((state) => ({
      name: textOf(stateOf(state).title, language),
      url: pathTo(state),
    })),
    // The hospital's own apps, where it has some (settings: mobileApps).
    related_applications: Object.entries(links).flatMap(([platform, url]) =>
      url === undefined ? [] : [{ platform, url }],
    ),
  };
}

/** The hospital's own icon, or the mark in its colours. */
function iconsOf(brand: HealthSystem['brand']) {
  const own = brand?.files?.appIcon;
  if (own !== undefined)
    return [{ src: own.path, sizes: `${own.width}x${own.height}`, type: own.type, purpose: 'any' }];
  return manifestIcons.map(({ path, side, shape }) => ({
    src: path,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: shape === 'full' ? 'maskable' : 'any',
  }));
}
