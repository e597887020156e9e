import type { StateName } from '@portico/contract';
import { createElement, lazy, type ComponentType, type ReactNode } from 'react';

interface PageModule {
  readonly Page: ComponentType;
}

/** Every folder of `pages/` bears a state's name and has a `page.tsx` that exports `Page`. Each is loaded when it is opened. */
const modules = import.meta.glob<PageModule>('../pages/*/page.tsx');

const chosen = new Map<StateName, ComponentType>();

function loaderOf(name: StateName): (() => Promise<PageModule>) | undefined {
  return modules[`../pages/${name}/page.tsx`];
}

/** Whether a state has a page here; one without belongs to the signed-in app. */
export function hasPage(name: StateName): boolean {
  return loaderOf(name) !== undefined;
}

/** Names of the folders of `pages/`. */
export function pageNames(): string[] {
  return Object.keys(modules).map((path) => path.split('/')[2] ?? '');
}

/** The page of a state, loaded as it is rendered unless it is here already. */
export function renderPage(name: StateName): ReactNode {
  const load = loaderOf(name);
  if (!load) return null;
  const page = chosen.get(name) ?? lazy(async () => ({ default: (await load()).Page }));
  chosen.set(name, page);
  return createElement(page);
}

/** Loads the page of a state before anything is rendered, so that the first picture is the page itself. */
export async function preloadPage(name: StateName): Promise<void> {
  const page = await loaderOf(name)?.();
  if (page) chosen.set(name, page.Page);
}
