import { pathTo, type DrawnPage, type PortalSettings } from '@portico/contract';
import { renderToString } from 'react-dom/server';
import { Router } from 'react-router';
import { preloadLanguagesBar } from './frame/languages-bar.tsx';
import { speak } from './locales/load.ts';
import { preloadPage } from './router/pages.ts';
import { SignedOut } from './signed-out.tsx';
import { DocumentRoot } from './start/document-root.tsx';

const titleElement = /<title[^>]*>([^<]*)<\/title>/;

/**
 * Draws the first page for the server, in the language of the settings, exactly as the browser begins with it. The build
 * makes a module of its own of this (build/draw-first-page.ts), which the server loads (docs/decisions/0143).
 */
export async function drawFirstPage(settings: PortalSettings): Promise<DrawnPage> {
  await Promise.all([speak(settings.language, settings), preloadPage('home'), preloadLanguagesBar(settings)]);
  const drawn = renderToString(
    <DocumentRoot settings={settings}>
      <Router location={pathTo('home')} navigator={standing}>
        <SignedOut />
      </Router>
    </DocumentRoot>,
  );
  const title = titleElement.exec(drawn)?.[1];
  if (title === undefined) throw new Error('The first page has no title.');
  return { title, html: drawn.replace(titleElement, '') };
}

/** Nobody moves while a page is drawn. */
const standing = {
  createHref: (to: unknown) => String(to),
  go: () => {},
  push: () => {},
  replace: () => {},
};
