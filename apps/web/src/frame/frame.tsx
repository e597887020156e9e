import { matchPath, type StateName } from '@portico/contract';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SkipLink } from '../ui/skip-link.tsx';
import { BusyVeil } from './busy-veil.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LiveAnnouncements } from './live-announcements.tsx';
import './frame.css';

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
          <BusyVeil />
        </LiveAnnouncements>
      </main>
      {!isBare && <Footer />}
    </div>
  );
}
