import type { Messages } from '@lingui/core';
import type { StateName } from '@portico/contract';
import { createElement, lazy, type ComponentType, type ReactNode } from 'react';
import { addWords } from '../locales/load.ts';

/** What a page's file exports. */
export interface PageModule {
  readonly Page: ComponentType;
}

/** Loaders by path, as `import.meta.glob` gives them. */
type Loaders<Module> = Readonly<Record<string, () => Promise<Module>>>;

/** Thrown if the files of a page could not be loaded, as without a connection. */
export class PageNotLoaded extends Error {
  constructor(name: StateName, cause: unknown) {
    super(`The page of ${name} could not be loaded`, { cause });
    this.name = 'PageNotLoaded';
  }
}

/** The pages of one entry, by the names of their states. */
export interface PageSet {
  readonly has: (name: StateName) => boolean;
  readonly names: () => string[];
  /** The page of a state, loaded when it is first rendered. A page that could not be loaded is requested again. */
  readonly render: (name: StateName) => ReactNode;
  /** Loads the page of a state before the first rendering, so that the first paint is the page itself. */
  readonly preload: (name: StateName) => Promise<void>;
}

/**
 * Makes a set from the folders in `folder`. Each has the name of a state, a `page.tsx` that exports `Page`, and its
 * texts in `locales/`. A page is loaded when it is opened.
 */
export function pageSet(folder: string, modules: Loaders<PageModule>, words: Loaders<{ messages: Messages }>): PageSet {
  const chosen = new Map<StateName, ComponentType>();
  const pathOf = (name: StateName) => `${folder}/${name}/page.tsx`;

  const load = async (name: StateName): Promise<ComponentType> => {
    const loadModule = modules[pathOf(name)];
    if (!loadModule) throw new Error(`There is no page for ${name}`);
    try {
      const [{ Page }] = await Promise.all([
        loadModule(),
        addWords(async (language) => (await words[`${folder}/${name}/locales/${language}.po`]?.()) ?? { messages: {} }),
      ]);
      return Page;
    } catch (cause) {
      chosen.delete(name);
      throw new PageNotLoaded(name, cause);
    }
  };
  return {
    has: (name) => pathOf(name) in modules,
    names: () => Object.keys(modules).map((path) => path.slice(folder.length + 1, -'/page.tsx'.length)),
    render: (name) => {
      const page = chosen.get(name) ?? lazy(async () => ({ default: await load(name) }));
      chosen.set(name, page);
      return createElement(page);
    },
    preload: async (name) => {
      if (pathOf(name) in modules) chosen.set(name, await load(name));
    },
  };
}
