import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { AddedLanguagesProps } from './added-languages.tsx';

type Bar = ComponentType<AddedLanguagesProps>;

/** The bar, once its code is here: what is pressed before React has taken it over would be lost. */
let loaded: Bar | undefined;

/** Only visitors of a hospital that has added languages as data load this code (docs/decisions/0219). */
export async function loadLanguagesBar(): Promise<{ default: Bar }> {
  loaded = (await import('./added-languages.tsx')).AddedLanguages;
  return { default: loaded };
}

const BarToLoad = lazy(loadLanguagesBar);

/** All languages, where there are more than the two that are written with the portal. */
export function LanguagesBar(props: AddedLanguagesProps) {
  const [Bar] = useState(() => loaded ?? BarToLoad);
  const bar = <Bar {...props} />;
  return Bar === BarToLoad ? <Suspense>{bar}</Suspense> : bar;
}
