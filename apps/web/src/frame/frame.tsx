import { matchPath, type StateName } from '@portico/contract';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { usePortal } from '../portal/portal.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { BusyVeil } from './busy-veil.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LiveAnnouncements } from './live-announcements.tsx';
import './frame.css';

/** A page of a provider's alone, also within the hospital's native app (spec §2: "hides header and footer"). */
const BARE = 'embedded-schedule' satisfies StateName;

/** Almost nobody who opens a signed-out page acts for somebody. */
const ActingForBand = lazy(() => import('./acting-for-band.tsx'));

/** The frame around every page. The signed-in app has a header of its own. */
export function Frame({ children, header }: { children: ReactNode; header?: ReactNode }) {
  const { actingFor } = usePortal().settings;
  const isBare = matchPath(useLocation().pathname)?.state.name === BARE;
  return (
    <div className="frame">
      <SkipLink to="main" />
      {!isBare && (header ?? <Header />)}
      {header === undefined && actingFor !== null && (
        <Suspense>
          <ActingForBand name={actingFor} />
        </Suspense>
      )}
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
