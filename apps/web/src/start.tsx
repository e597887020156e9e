import { defaultLanguage, languageOfTag, matchPath, pathTo, type PortalSettings } from '@portico/contract';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PagesRouter } from './router/pages-router.tsx';
import { AfterTakeOver } from './router/taken-over.tsx';
import { canShowPages } from './browser-support/needs.ts';
import { readEmbeddedSettings } from './api/embedded-settings.ts';
import { speak } from './locales/load.ts';
import { DocumentRoot } from './start/document-root.tsx';
import { listenToDevice } from './start/listen-to-device.ts';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import './ui/layout.css';

/**
 * Starts an entry after loading its settings, the texts of its language and whatever `ready` loads, so that the first
 * paint is the page itself. A page that the server has drawn is taken over as it stands. A browser that cannot show our
 * pages goes to the list of those that can (spec §8).
 */
export async function start(
  app: ReactNode,
  ready: (settings: PortalSettings) => Promise<unknown>,
  /** If the server has drawn the page: what follows once React has taken it over. */
  onTakenOver?: () => void,
): Promise<void> {
  if (!canShowPages() && matchPath(window.location.pathname)?.state.name !== 'browser-list') {
    window.location.replace(pathTo('browser-list'));
    return;
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const settings = readEmbeddedSettings() ?? (await fetchOwnSettings());
  await Promise.all([speak(settings.language, settings), ready(settings)]);
  const page = (
    <DocumentRoot settings={settings}>
      <AfterTakeOver value={onTakenOver ?? nothing}>
        <PagesRouter>{app}</PagesRouter>
      </AfterTakeOver>
    </DocumentRoot>
  );
  if (onTakenOver) hydrateRoot(root, page);
  else {
    // Each page sets a title of its own; this one is for whoever does not run scripts.
    document.querySelector('head > title')?.remove();
    createRoot(root).render(page);
  }
  // Without a connection the page is shown without it.
  void listenToDevice(settings).catch(() => undefined);
}

/** Of a page that the server has not drawn. */
const nothing = () => {};

/** For the development server, whose pages have no embedded settings. */
async function fetchOwnSettings() {
  const { fetchSettings } = await import('./api/fetch-settings.ts');
  return fetchSettings(languageOfTag(navigator.language) ?? defaultLanguage);
}
