import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { watchSlowCalls } from '../portal/calls-in-flight.ts';
import { Spinner } from '../ui/spinner.tsx';
import { useSay } from './live-announcements.tsx';
import './busy-veil.css';

/**
 * Covers the page while a call with a spinner takes long (spec §7). Focus stays where it is. The veil always goes away,
 * because every call ends by the loading time-out.
 */
export function BusyVeil() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => watchSlowCalls(setIsShown), []);
  return isShown && <Veil />;
}

function Veil() {
  const { t } = useLingui();
  useSay(t`One moment, please. We are working on it.`);
  return (
    <div className="busy-veil">
      <p className="busy-card">
        <Spinner size={32} />
        <Trans>One moment, please. We are working on it.</Trans>
      </p>
    </div>
  );
}
