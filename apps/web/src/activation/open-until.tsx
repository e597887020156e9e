import { Plural } from '@lingui/react/macro';
import { useState } from 'react';
import { unlockTime } from '../locked/unlock-time.ts';
import { usePortal } from '../portal/portal.tsx';
import './words.ts';

/** A minute early, in milliseconds: the time is shown in minutes. */
const MARGIN = 60_000;

/** Until when the step stays open, so that its end is no surprise. */
export function OpenUntil({ expires }: { expires: number }) {
  const { language } = usePortal();
  const [now] = useState(() => new Date());
  const { time, hour } = unlockTime(expires * 1000 - MARGIN, language, now);
  return (
    <p className="secondary">
      {/* English uses the same words for every hour; Spanish does not. */}
      <Plural
        value={hour}
        one={`To keep your information safe, this page stays open until ${time}.`}
        other={`To keep your information safe, this page stays open until ${time}.`}
      />
    </p>
  );
}
