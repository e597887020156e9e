import { matchPath, type StateName } from '@portico/contract';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { optional } from '../router/optional.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LiveAnnouncements } from './live-announcements.tsx';
import './frame.css';

const BusyVeil = optional(async () => (await import('./busy-veil.tsx')).BusyVeil);

/** A page of a provider's alone, also within the hospital's native app (spec §2: "hides header and footer"). */
const BARE = 'embedded-schedule' satisfies StateName;

/** The frame around every page. The signed-in app has a header of its own. */
export function Frame({ children, header = <Header /> }: { children: ReactNode; header?: ReactNode }) {
  const isBare = matchPath(useLocation().pathname)?.state.name === BARE;
  return (
    <div className="frame">
      <SkipLink to="main" />
      {!isBare && header}
      <main id="main" tabIndex={-1}>
        <LiveAnnouncements>
          {children}
          <Suspense fallback={null}>
            <BusyVeil />
          </Suspense>
        </LiveAnnouncements>
      </main>
      {!isBare && <Footer />}
    </div>
  );
}
