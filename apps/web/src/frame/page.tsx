import { type Language, type StateName, stateOf, textOf } from '@portico/contract';
import type { ReactNode } from 'react';
import { usePortal } from '../portal/portal.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { useArrival } from './use-arrival.ts';
import './page.css';

export interface PageProps {
  state: StateName;
  /** Replaces the state's own title, in the heading and in the window. */
  title?: string | undefined;
  /** Of `title`, if it may differ from the page's. */
  titleLang?: Language | undefined;
  /** Replaces the heading in the window's title only, if the heading does not say which page it is. */
  windowTitle?: string | undefined;
  lead?: ReactNode;
  /** Above the heading: the step of a flow, or the way back. */
  above?: ReactNode;
  /** `form`: for fields and text, 640 px; `wide`: for tiles and tables. */
  width?: 'form' | 'wide';
  children: ReactNode;
}

/**
 * A page: its title in the window, its heading, which takes focus when the visitor arrives from another page, and its
 * content.
 */
export function Page({ state, title, titleLang, windowTitle, lead, above, width = 'wide', children }: PageProps) {
  const { settings, language } = usePortal();
  const arrives = useArrival();
  const heading = title ?? textOf(stateOf(state).title, language);
  return (
    <div className="wide page">
      <title>{`${windowTitle ?? heading} · ${settings.name}`}</title>
      <div className={width === 'form' ? 'page-content form-width' : 'page-content'}>
        {above}
        <PageHeading lead={lead} lang={titleLang} takesFocus={arrives}>
          {heading}
        </PageHeading>
        {children}
      </div>
    </div>
  );
}
