import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { defaultLanguage, languageOfTag, matchPath, pathTo } from '@portico/contract';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { PagesRouter } from './router/pages-router.tsx';
import { canShowPages } from './browser-support/needs.ts';
import { readEmbeddedSettings } from './api/embedded-settings.ts';
import { speak } from './locales/load.ts';
import { PortalProvider } from './portal/portal.tsx';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import './ui/layout.css';

/**
 * Starts an entry after loading its settings, the texts of its language and whatever `ready` loads, so that the first
 * paint is the page itself. A browser that cannot show our pages goes to the list of those that can (spec §8).
 */
export async function start(app: ReactNode, ready?: () => Promise<unknown>): Promise<void> {
  if (!canShowPages() && matchPath(window.location.pathname)?.state.name !== 'browser-list') {
    window.location.replace(pathTo('browser-list'));
    return;
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const settings = readEmbeddedSettings() ?? (await fetchOwnSettings());
  await Promise.all([speak(settings.language), ready?.()]);
  // Each page sets a title of its own; this one is for a page without scripts.
  document.querySelector('head > title')?.remove();
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <PortalProvider initial={settings}>
          <PagesRouter>{app}</PagesRouter>
        </PortalProvider>
      </I18nProvider>
    </StrictMode>,
  );
  void import('./start/after-first-picture.ts').then(
    ({ afterFirstPicture }) => afterFirstPicture(settings),
    () => undefined, // without a connection the page is shown without it
  );
}

/** For the development server, whose pages have no embedded settings. */
async function fetchOwnSettings() {
  const { fetchSettings } = await import('./api/fetch-settings.ts');
  return fetchSettings(languageOfTag(navigator.language) ?? defaultLanguage);
}
