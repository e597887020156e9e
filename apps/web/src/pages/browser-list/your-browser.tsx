import { Trans } from '@lingui/react/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { meets, needs, type Need } from '../../browser-support/needs.ts';
import { Icon } from '../../ui/icon.tsx';

/** What the portal needs of a browser, and whether this browser has it. */
export function YourBrowser() {
  return (
    <ul className="needs">
      {needs.map((need) => {
        const isMet = meets(need);
        return (
          <li key={need} className={isMet ? 'need need-met' : 'need need-unmet'}>
            <Icon of={isMet ? CircleCheck : CircleAlert} />
            <span>
              <strong>{isMet ? met[need] : unmet[need]}</strong>
              <span className="secondary">{reasons[need]}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const met: Readonly<Record<Need, ReactNode>> = {
  recent: <Trans>It is recent enough</Trans>,
  cookies: <Trans>Cookies are on</Trans>,
  messages: <Trans>Messages between windows work</Trans>,
};

const unmet: Readonly<Record<Need, ReactNode>> = {
  recent: <Trans>It is too old: update it, or use one of these</Trans>,
  cookies: <Trans>Cookies are off: turn them on as shown below</Trans>,
  messages: <Trans>Messages between windows are blocked: an extension may do that</Trans>,
};

const reasons: Readonly<Record<Need, ReactNode>> = {
  recent: <Trans>Older ones lack what keeps your records safe on the internet.</Trans>,
  cookies: <Trans>They let us know that you have signed in. Nobody else gets them.</Trans>,
  messages: <Trans>Booking pages and video visits open within this page. They talk with it.</Trans>,
};
