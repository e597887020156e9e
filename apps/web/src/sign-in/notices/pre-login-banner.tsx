import { Trans } from '@lingui/react/macro';
import { getWebConfiguration, type CallReply } from '@portico/contract';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { tabMemory } from '../../portal/tab-memory.ts';
import { useSay } from '../../frame/said-aloud.tsx';
import { usePortal } from '../../portal/portal.tsx';
import { sendCall } from '../../portal/send-call.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import './words.ts';
import './pre-login-banner.css';

type Banner = NonNullable<CallReply<typeof getWebConfiguration>['preLoginBanner']>;

/** The text of the banner that was closed in this tab: another one shows again. */
const closed = tabMemory('portico-banner-closed');

/** What staff announce before one signs in (spec §3, 'pre-login banner'). It opens gently: the card below it moves. */
export function PreLoginBanner() {
  const { language } = usePortal();
  const [banner, setBanner] = useBanner();
  useSay(banner?.text[language] ?? '');
  if (banner === null) return null;
  const close = () => {
    closed.remember(banner.text.en);
    setBanner(null);
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  return (
    <div className="pre-login-banner">
      <div className="wide">
        <Notice kind={banner.kind === 'warning' ? 'sun' : 'info'}>
          <div className="pre-login-words">
            <p>{banner.text[language]}</p>
            <Button variant="quiet" icon={X} onClick={close}>
              <Trans>Close</Trans>
            </Button>
          </div>
        </Notice>
      </div>
    </div>
  );
}

/** The banner that is to be shown. A portal that cannot be asked announces nothing. */
function useBanner() {
  const portal = usePortal();
  const shown = useState<Banner | null>(null);
  const [, setBanner] = shown;
  useEffect(() => {
    const controller = new AbortController();
    sendCall(portal, getWebConfiguration, {}, controller.signal).then(
      ({ preLoginBanner }) => {
        if (preLoginBanner?.text.en !== closed.recall()) setBanner(preLoginBanner);
      },
      () => undefined,
    );
    return () => controller.abort();
    // Once: it comes in every language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return shown;
}
