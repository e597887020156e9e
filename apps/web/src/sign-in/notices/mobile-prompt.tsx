import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { nativeApp } from '../../native/native-app.ts';
import { usePortal } from '../../portal/portal.tsx';
import { StateLink } from '../../router/state-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { hasCookie, setCookie } from '../cookies.ts';
import './words.ts';
import './mobile-prompt.css';

/** Hides the prompt, wherever it was set (spec §2). */
const SHOW_MOBILE_COOKIE = 'showMobile';
const THIRTY_DAYS = 30 * 24 * 60 * 60;

/** Says that there is an app, until the visitor declines; not to whoever is in it. */
export function MobilePrompt() {
  const { t } = useLingui();
  const { settings } = usePortal();
  const [isHidden, setIsHidden] = useState(() => nativeApp() !== null || hasCookie(SHOW_MOBILE_COOKIE));
  if (isHidden) return null;
  const dismiss = () => {
    setCookie(SHOW_MOBILE_COOKIE, THIRTY_DAYS);
    setIsHidden(true);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  };
  return (
    <section className="mobile-prompt" aria-label={t`Our app`}>
      <p>
        <Trans>{settings.name} has an app for this phone.</Trans>
      </p>
      <div className="mobile-prompt-ways">
        <StateLink to="mobile-download" className={buttonClass('quiet')}>
          <Trans>Get the app</Trans>
        </StateLink>
        <Button variant="quiet" onClick={dismiss}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </section>
  );
}
