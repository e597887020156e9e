import type { PortalSettings } from '@portico/contract';
import { useEffect, useState } from 'react';
import { usePortal } from '../portal/portal.tsx';

type Banner = PortalSettings['preLoginBanner'];

/** What staff announce before sign-in: it comes with the page, and is looked up again when somebody comes back to the tab. */
export function useBanner(): Banner {
  const portal = usePortal();
  const [fresh, setFresh] = useState<{ readonly banner: Banner } | null>(null);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      const found = import('./fetch-banner.ts').then(({ fetchBanner }) => fetchBanner(portal));
      // Without an answer the one of before stays.
      void found.then((banner) => setFresh({ banner })).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [portal]);
  return fresh === null ? portal.settings.preLoginBanner : fresh.banner;
}
