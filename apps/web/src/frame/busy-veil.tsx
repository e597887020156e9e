import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { watchSlowCalls } from '../portal/calls-in-flight.ts';
import { Spinner } from '../ui/spinner.tsx';
import { useSay } from './said-aloud.tsx';
import './busy-veil.css';

/**
 * Lies over the page while one of the calls takes long for which a spinner shows (spec §7). Focus stays where it is. It
 * cannot stay for ever: every call gives up after the loading time-out.
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
