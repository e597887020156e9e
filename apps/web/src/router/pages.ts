import type { Messages } from '@lingui/core';
import type { StateName } from '@portico/contract';
import { createElement, lazy, type ComponentType, type ReactNode } from 'react';
import { addWords } from '../locales/load.ts';

interface PageModule {
  readonly Page: ComponentType;
}

/** Every folder of `pages/` bears a state's name and has a `page.tsx` that exports `Page`. Each is loaded when it is opened. */
const modules = import.meta.glob<PageModule>('../pages/*/page.tsx');
const words = import.meta.glob<{ messages: Messages }>('../pages/*/locales/*.po');

/** Thrown where the files of a page did not come, as without a connection. */
export class PageNotLoaded extends Error {
  constructor(name: StateName, cause: unknown) {
    super(`The page of ${name} could not be loaded`, { cause });
    this.name = 'PageNotLoaded';
  }
}

const chosen = new Map<StateName, ComponentType>();

/** Whether a state has a page here; one without belongs to the signed-in app. */
export function hasPage(name: StateName): boolean {
  return `../pages/${name}/page.tsx` in modules;
}

/** Names of the folders of `pages/`. */
export function pageNames(): string[] {
  return Object.keys(modules).map((path) => path.split('/')[2] ?? '');
}

/** The page of a state, loaded as it is rendered unless it is here already; one that did not come is asked for again. */
export function renderPage(name: StateName): ReactNode {
  const page = chosen.get(name) ?? lazy(async () => ({ default: await load(name) }));
  chosen.set(name, page);
  return createElement(page);
}

/** Loads the page of a state before anything is rendered, so that the first picture is the page itself. */
export async function preloadPage(name: StateName): Promise<void> {
  if (hasPage(name)) chosen.set(name, await load(name));
}

/** The page with its words. */
async function load(name: StateName): Promise<ComponentType> {
  const loadModule = modules[`../pages/${name}/page.tsx`];
  if (!loadModule) throw new Error(`There is no page for ${name}`);
  try {
    const [{ Page }] = await Promise.all([
      loadModule(),
      addWords(async (language) => (await words[`../pages/${name}/locales/${language}.po`]?.()) ?? { messages: {} }),
    ]);
    return Page;
  } catch (cause) {
    chosen.delete(name);
    throw new PageNotLoaded(name, cause);
  }
}
