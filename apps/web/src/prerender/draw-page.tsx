import { type DrawnPage, matchPath, type PortalSettings } from '@portico/contract';
import { renderToString } from 'react-dom/server';
import { Router } from 'react-router';
import { preloadLanguagesBar } from '../frame/languages-bar.tsx';
import { speak } from '../locales/load.ts';
import { preloadPage } from '../router/pages.ts';
import { SignedOut } from '../signed-out.tsx';
import { DocumentRoot } from '../start/document-root.tsx';

const titleElement = /<title[^>]*>([^<]*)<\/title>/;

/** Draws a page of the signed-out app for the server, in the language of the settings, exactly as the browser begins with it. */
export async function drawPage(settings: PortalSettings, path: string): Promise<DrawnPage> {
  const page = matchPath(path)?.state.name;
  if (page === undefined) throw new RangeError(`No state has the path ${path}.`);
  await Promise.all([speak(settings.language, settings), preloadPage(page), preloadLanguagesBar(settings)]);
  const drawn = renderToString(
    <DocumentRoot settings={settings}>
      <Router location={path} navigator={standing}>
        <SignedOut />
      </Router>
    </DocumentRoot>,
  );
  const title = titleElement.exec(drawn)?.[1];
  if (title === undefined) throw new Error(`The page at ${path} has no title.`);
  return { title, html: drawn.replace(titleElement, '') };
}

/** Nobody moves while a page is drawn. */
const standing = {
  createHref: (to: unknown) => String(to),
  go: () => {},
  push: () => {},
  replace: () => {},
};
