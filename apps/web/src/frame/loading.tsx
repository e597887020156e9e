import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { usePortal } from '../portal/portal.tsx';
import { useGiveUp } from '../router/use-give-up.ts';
import { useSay } from './live-announcements.tsx';
import './loading.css';

/** Seconds after which a text says that it is still loading. */
const SLOW = 6;

export interface LoadingProps {
  /** What is being loaded; "Loading" by default. */
  label?: string;
  /** The skeleton of the coming content. */
  children: ReactNode;
}

/** Shown while something is being loaded. After the loading time-out it gives up (spec §4, 'Loading'). */
export function Loading({ label, children }: LoadingProps) {
  const { t } = useLingui();
  const { settings } = usePortal();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW * 1000);
    return () => clearTimeout(timer);
  }, []);
  const patience = t`This is taking longer than usual. We are still on it.`;
  useSay(slow ? patience : (label ?? t`Loading`));
  return (
    <div className="loading">
      {slow && <p className="secondary">{patience}</p>}
      {children}
      <GiveUp after={settings.loadingTimeout} />
    </div>
  );
}

function GiveUp({ after }: { after: number }) {
  const giveUp = useGiveUp();
  useEffect(() => {
    const timer = setTimeout(giveUp, after * 1000);
    return () => clearTimeout(timer);
    // The clock runs from the beginning of the loading, whatever is rendered meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [after]);
  return null;
}
