import type { PortalSettings } from '@portico/contract';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { AddedLanguagesProps } from './added-languages.tsx';

type Bar = ComponentType<AddedLanguagesProps>;

/** The bar, once its code is here: what is pressed before React has taken it over would be lost. */
let loaded: Bar | undefined;

async function load(): Promise<{ default: Bar }> {
  loaded = (await import('./added-languages.tsx')).AddedLanguages;
  return { default: loaded };
}

const BarToLoad = lazy(load);

/** Only visitors of a hospital that has added languages as data load this code (docs/decisions/0219). What cannot be loaded now is loaded again when it is rendered. */
export async function preloadLanguagesBar({ addedLanguages }: PortalSettings): Promise<void> {
  if (addedLanguages.length > 0) await load().catch(() => undefined);
}

/** All languages, where there are more than the two that are written with the portal. */
export function LanguagesBar(props: AddedLanguagesProps) {
  const [Bar] = useState(() => loaded ?? BarToLoad);
  const bar = <Bar {...props} />;
  return Bar === BarToLoad ? <Suspense>{bar}</Suspense> : bar;
}
