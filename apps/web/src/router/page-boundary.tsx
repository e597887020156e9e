import { Component, type ReactNode } from 'react';
import { BrokenPage } from '../frame/broken-page.tsx';

/** Keeps a page that fails to load or to render from taking the frame with it. React has no other form for this than a class. */
export class PageBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}
