import { type Language, languages, type PortalSettings } from '@portico/contract';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BRAND_PATH } from '../../documents/framed-page.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Clock } from '../../ports/clock.ts';
import { readFirstPage } from './drawn-pages.ts';
import { readPagePreloads } from './page-preloads.ts';
import { portalSettingsFor } from './portal-settings.ts';

type Banner = PortalSettings['preLoginBanner'];

interface PreviewLook {
  /** Of the portal, or one that it does not have: English then. */
  readonly language: Language;
  readonly theme: 'light' | 'dark';
}

/** Draws the page with the sign-in form as somebody sees it who opens it, with this announcement; null where the app is not built. */
export type DrawSignInPreview = (banner: Banner, look: PreviewLook) => Promise<string | null>;

const styleSheet = /<link rel="stylesheet"[^>]*>/g;

/**
 * Loads what draws the first page for the portal's visitors, to draw it for staff as well: by the same components, and not by a likeness
 * of them (decision 215). Nothing on it can be used: it is a picture.
 *
 * @param folder of the built web app.
 */
export async function readSignInPreview(
  folder: string,
  { database, settings, clock }: { database: Database; settings: Settings; clock: Clock },
): Promise<DrawSignInPreview> {
  if (!existsSync(join(folder, 'index.html'))) return async () => null;
  const { addedLanguages, brand } = settings.healthSystem;
  const [entry, preloads, draw] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readPagePreloads(folder, addedLanguages.length > 0),
    readFirstPage(folder),
  ]);
  const styles = (entry.match(styleSheet) ?? []).join('');
  const looks = brand === undefined ? '' : `<link rel="stylesheet" href="${BRAND_PATH}">`;
  return async (banner, { language: asked, theme }) => {
    const known = [...languages, ...addedLanguages.map(({ tag }) => tag)];
    const language = known.find((each) => each === asked) ?? 'en';
    const webConfiguration = { read: async () => ({ preLoginBanner: banner }) };
    const services = { database, settings, webConfiguration, ports: { clock } };
    const page = await portalSettingsFor(strangerWith(language), services);
    const drawn = await draw(page);
    if (drawn === null) return null;
    const direction = page.added?.direction === 'rtl' ? ' dir="rtl"' : '';
    return `<!doctype html><html lang="${language}"${direction} data-theme="${theme}"><head><meta charset="utf-8"><title>${drawn.title}</title>${styles}${preloads('home', language).styles}${looks}</head><body><div id="root" inert>${drawn.html}</div></body></html>`;
  };
}

/** Somebody who opens the portal for the first time. */
function strangerWith(language: Language): Visitor {
  return {
    browserId: '',
    isNewBrowser: true,
    language,
    address: '',
    browser: '',
    isSentByOthers: false,
    cookies: { read: () => null, set() {}, forget() {}, renewBrowser() {}, isBrowserRenewed: false },
    session: null,
    provider: null,
  };
}
