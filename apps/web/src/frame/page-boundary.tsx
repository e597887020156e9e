import { Component, type ReactNode } from 'react';
import { BrokenPage } from './broken-page.tsx';
import { PageNotLoaded } from '../router/page-set.ts';

/** The files of the page did not come, or it failed by itself. */
type Broken = 'not-loaded' | 'failed';

/** Keeps a page that fails to load or to render from taking the frame with it. React has no other form for this than a class. */
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
