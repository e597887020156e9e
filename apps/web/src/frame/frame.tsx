import type { ReactNode } from 'react';
import { SkipLink } from '../ui/skip-link.tsx';
import { BusyVeil } from './busy-veil.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SaidAloud } from './said-aloud.tsx';
import './frame.css';

/** What stands around every page. The signed-in app brings a header of its own. */
export function Frame({ children, header = <Header /> }: { children: ReactNode; header?: ReactNode }) {
  return (
    <div className="frame">
      <SkipLink to="main" />
      {header}
      <main id="main" tabIndex={-1}>
        <SaidAloud>
          {children}
          <BusyVeil />
        </SaidAloud>
      </main>
      <Footer />
    </div>
  );
}
