import { Plural } from '@lingui/react/macro';
import { useState } from 'react';
import { unlockTime } from '../locked/unlock-time.ts';
import { usePortal } from '../portal/portal.tsx';
import './words.ts';

/** A minute early, in milliseconds: the time is told by the minute. */
const MARGIN = 60_000;

/** Until when the step stays open, so that nobody is surprised. */
export function OpenUntil({ expires }: { expires: number }) {
  const { language } = usePortal();
  const [now] = useState(() => new Date());
  const { time, hour } = unlockTime(expires * 1000 - MARGIN, language, now);
  return (
    <p className="secondary">
      {/* English says every hour alike. Spanish does not. */}
      <Plural
        value={hour}
        one={`To keep your information safe, this page stays open until ${time}.`}
        other={`To keep your information safe, this page stays open until ${time}.`}
      />
    </p>
  );
}
