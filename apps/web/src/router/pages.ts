import type { Messages } from '@lingui/core';
import { pageOf, type StateName } from '@portico/contract';
import type { ReactNode } from 'react';
import { pageSet, type PageModule } from './page-set.ts';

/** The pages of the signed-out entry. A state's partner twin shows the same page. */
const pages = pageSet(
  '../pages',
  import.meta.glob<PageModule>('../pages/*/page.tsx'),
  import.meta.glob<{ messages: Messages }>('../pages/*/locales/*.po'),
);

/** Whether a state has a page here; a state without one belongs to the signed-in app. */
export function hasPage(name: StateName): boolean {
  return pages.has(pageOf(name));
}

/** Names of the folders of `pages/`. */
export const pageNames = pages.names;

/** See `PageSet`. */
export function renderPage(name: StateName): ReactNode {
  return pages.render(pageOf(name));
}

/** See `PageSet`. */
export function preloadPage(name: StateName): Promise<void> {
  return pages.preload(pageOf(name));
}
