import type { Messages } from '@lingui/core';
import type { StateName } from '@portico/contract';
import { pageSet, type PageModule } from './page-set.ts';

/** The pages of the signed-out entry. */
const pages = pageSet(
  '../pages',
  import.meta.glob<PageModule>('../pages/*/page.tsx'),
  import.meta.glob<{ messages: Messages }>('../pages/*/locales/*.po'),
);

/** Whether a state has a page here; one without belongs to the signed-in app. */
export function hasPage(name: StateName): boolean {
  return pages.has(name);
}

/** Names of the folders of `pages/`. */
export const pageNames = pages.names;

/** See `PageSet`. */
export const renderPage = pages.render;

/** See `PageSet`. */
export const preloadPage = pages.preload;
