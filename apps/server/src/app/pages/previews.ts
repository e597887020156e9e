import {
  type DrawnPage,
  type Language,
  languages,
  type PortalSettings,
  type StateName,
  type TermsKind,
  textOf,
} from '@portico/contract';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BRAND_PATH } from '../../documents/framed-page.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { Terms } from '../../platform/terms/terms.ts';
import type { Visitor } from '../../platform/visitor/visitor.ts';
import type { Clock } from '../../ports/clock.ts';
import { readFirstPage, readTermsPage } from './drawn-pages.ts';
import { readPagePreloads } from './page-preloads.ts';
import { portalSettingsFor } from './portal-settings.ts';

type Banner = PortalSettings['preLoginBanner'];

interface PreviewLook {
  /** Of the portal, or one that it does not have: English then. */
  readonly language: Language;
  readonly theme: 'light' | 'dark';
}

/** Draws pages of the portal as somebody sees them who opens it for the first time; null where the app is not built. */
export interface Previews {
  /** The page with the sign-in form, with this announcement. */
  readonly signIn: (banner: Banner, look: PreviewLook) => Promise<string | null>;
  /** The page on which these terms are accepted. */
  readonly terms: (kind: TermsKind, terms: Terms, look: PreviewLook) => Promise<string | null>;
}

const styleSheet = /<link rel="stylesheet"[^>]*>/g;

/** The page on which terms of a kind are accepted. */
const termsStates = {
  account: 'signup-terms-conditions',
  estimates: 'estimates-terms',
} as const satisfies Readonly<Record<TermsKind, StateName>>;

/**
 * Loads what draws pages for the portal's visitors, to draw them for staff as well: by the same components, and not by a likeness
 * of them (decision 215). Nothing on them can be used: they are pictures.
 *
 * @param folder of the built web app.
 */
export async function readPreviews(
  folder: string,
  { database, settings, clock }: { database: Database; settings: Settings; clock: Clock },
): Promise<Previews> {
  if (!existsSync(join(folder, 'index.html'))) return { signIn: async () => null, terms: async () => null };
  const { addedLanguages, brand } = settings.healthSystem;
  const [entry, preloads, drawFirstPage] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readPagePreloads(folder, addedLanguages.length > 0),
    readFirstPage(folder),
  ]);
  const drawTermsPage = readTermsPage(folder);
  const styles = (entry.match(styleSheet) ?? []).join('');
  const looks = brand === undefined ? '' : `<link rel="stylesheet" href="${BRAND_PATH}">`;
  const known = [...languages, ...addedLanguages.map(({ tag }) => tag)];
  const draw = async (
    state: StateName,
    { language: asked, theme }: PreviewLook,
    { banner, drawn: drawWith }: { banner: Banner; drawn: (page: PortalSettings) => Promise<DrawnPage | null> },
  ): Promise<string | null> => {
    const language = known.find((each) => each === asked) ?? 'en';
    const webConfiguration = { read: async () => ({ preLoginBanner: banner }) };
    const services = { database, settings, webConfiguration, ports: { clock } };
    const page = await portalSettingsFor(strangerWith(language), services);
    // A browser fetches the texts of an added language once the page has begun; a picture of it needs them all at once.
    const texts = addedLanguages.find(({ tag }) => tag === language)?.screens ?? page.texts;
    const drawn = await drawWith({ ...page, texts });
    if (drawn === null) return null;
    const direction = page.added?.direction === 'rtl' ? ' dir="rtl"' : '';
    return `<!doctype html><html lang="${language}"${direction} data-theme="${theme}"><head><meta charset="utf-8"><title>${drawn.title}</title>${styles}${preloads(state, language).styles}${looks}</head><body><div id="root" inert>${drawn.html}</div></body></html>`;
  };
  return {
    signIn: (banner, look) => draw('home', look, { banner, drawn: drawFirstPage }),
    terms: (kind, { version, paragraphs }, look) =>
      draw(termsStates[kind], look, {
        banner: null,
        drawn: (page) => {
          const words = paragraphs.map((each) => textOf(each, page.language)).filter((each) => each !== '');
          return drawTermsPage(page, { kind, version, paragraphs: words });
        },
      }),
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
