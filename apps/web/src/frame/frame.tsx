import { Suspense, type ReactNode } from 'react';
import { optional } from '../router/optional.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LiveAnnouncements } from './live-announcements.tsx';
import './frame.css';

const BusyVeil = optional(async () => (await import('./busy-veil.tsx')).BusyVeil);

/** The frame around every page. The signed-in app has a header of its own. */
export function Frame({ children, header = <Header /> }: { children: ReactNode; header?: ReactNode }) {
  return (
    <div className="frame">
      <SkipLink to="main" />
      {header}
      <main id="main" tabIndex={-1}>
        <LiveAnnouncements>
          {children}
          <Suspense fallback={null}>
            <BusyVeil />
          </Suspense>
        </LiveAnnouncements>
      </main>
      <Footer />
    </div>
  );
}
