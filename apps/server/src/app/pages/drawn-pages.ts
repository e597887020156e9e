import type { DrawnPage, PortalSettings, TermsToDraw } from '@portico/contract';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the build of the web app makes for the server (apps/web: build/draw-pages.ts). */
const MODULE = '.vite/first-page.mjs';
const TERMS_MODULE = '.vite/terms-page.mjs';

/** One for each language, and for what staff announce meanwhile. */
const MAX_DRAWN = 16;

/** Draws the first page with a visitor's settings; null where the page would begin otherwise in their browser. */
export type DrawFirstPage = (settings: PortalSettings) => Promise<DrawnPage | null>;

/**
 * Loads what draws the first page, so that its words and doors stand in the HTML (issue 14, point 7). Each page is drawn
 * once, and kept: visitors without a session differ in their anti-forgery tokens alone, and those do not show.
 *
 * @param folder of the built web app; one without the module draws nothing.
 */
export async function readFirstPage(folder: string): Promise<DrawFirstPage> {
  const file = join(folder, MODULE);
  if (!existsSync(file)) return async () => null;
  const { drawFirstPage } = await loadBuilt<{ drawFirstPage: (settings: PortalSettings) => Promise<DrawnPage> }>(file);
  const drawn = new Map<string, Promise<DrawnPage>>();
  return async (settings) => {
    // With a session the page ends it first, and says so.
    if (settings.session !== null) return null;
    const alike = { ...settings, antiForgeryToken: '' };
    const key = JSON.stringify(alike);
    if (drawn.size >= MAX_DRAWN && !drawn.has(key)) drawn.clear();
    const page = drawn.get(key) ?? inTurn(() => drawFirstPage(alike));
    drawn.set(key, page);
    return page;
  };
}

/** Draws the page on which terms are accepted; null where the app is not built. */
type DrawTermsPage = (settings: PortalSettings, terms: TermsToDraw) => Promise<DrawnPage | null>;

/**
 * Draws pages of terms by the module that the build makes of them. It is loaded when somebody first writes terms: few servers ever need it.
 *
 * @param folder of the built web app.
 */
export function readTermsPage(folder: string): DrawTermsPage {
  const file = join(folder, TERMS_MODULE);
  if (!existsSync(file)) return async () => null;
  return async (settings, terms) => {
    const { drawTermsPage } = await loadBuilt<{
      drawTermsPage: (settings: PortalSettings, terms: TermsToDraw) => Promise<DrawnPage>;
    }>(file);
    return inTurn(() => drawTermsPage(settings, terms));
  };
}

async function loadBuilt<Module>(file: string): Promise<Module> {
  // It is none of this house's files: no wall stands between it and them.
  // oxlint-disable-next-line portico/walls
  return (await import(/* built */ pathToFileURL(file).href)) as Module;
}

/** What was drawn last, or is being drawn. */
let last: Promise<unknown> = Promise.resolve();

/** One after another: a process has the module once, for the portal and for the app of staff, and it has one language at a time. */
async function inTurn(draw: () => Promise<DrawnPage>): Promise<DrawnPage> {
  const page = last.then(draw);
  last = page.catch(() => {});
  return page;
}
