import { Component, type ReactNode } from 'react';
import { BrokenPage } from './broken-page.tsx';
import { PageNotLoaded } from '../router/page-set.ts';

/** The files of the page could not be loaded, or its own code failed. */
type Broken = 'not-loaded' | 'failed';

/** Keeps the frame when a page fails to load or to render. React supports this only in a class. */
export class PageBoundary extends Component<{ children: ReactNode }, { broken: Broken | null }> {
  override state: { broken: Broken | null } = { broken: null };

  static getDerivedStateFromError(error: unknown): { broken: Broken } {
    return { broken: error instanceof PageNotLoaded ? 'not-loaded' : 'failed' };
  }

  override render(): ReactNode {
    const { broken } = this.state;
    return broken === null ? this.props.children : <BrokenPage isLoaded={broken === 'failed'} />;
  }
}
