import type { ReactNode } from 'react';
import { SkipLink } from '../ui/skip-link.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SaidAloud } from './said-aloud.tsx';
import './frame.css';

/** What stands around every page. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="frame">
      <SkipLink to="main" />
      <Header />
      <main id="main" tabIndex={-1}>
        <SaidAloud>{children}</SaidAloud>
      </main>
      <Footer />
    </div>
  );
}
