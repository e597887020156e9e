import { announcedIn } from '@portico/contract';
import { Trans } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useState } from 'react';
import { tabMemory } from '../portal/tab-memory.ts';
import { usePortal } from '../portal/portal.tsx';
import { useIsTakenOver } from '../router/use-is-taken-over.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useBanner } from './use-banner.ts';
import './pre-login-banner.css';

/** The text of the banner that was closed in this tab, in every language: one that has changed in any shows again. */
const closed = tabMemory('portico-banner-closed');

/** What staff announce before sign-in (spec §3, 'pre-login banner'). */
export function PreLoginBanner() {
  const { language } = usePortal();
  const banner = useBanner();
  const isTakenOver = useIsTakenOver();
  const [closedText, setClosedText] = useState(() => closed.recall());
  if (banner === null) return null;
  const text = JSON.stringify(banner.text);
  if (isTakenOver && text === closedText) return null;
  const { words, spoken } = announcedIn(banner.text, language);
  const close = () => {
    closed.remember(text);
    setClosedText(text);
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  return (
    <div className="pre-login-banner">
      <div className="wide">
        <Notice kind={banner.kind === 'warning' ? 'sun' : 'info'}>
          <div className="pre-login-words">
            {/* English within a page of another language is read aloud as English, and stands from left to right. */}
            <p lang={spoken} dir="auto">
              {words}
            </p>
            <Button variant="quiet" icon={X} onClick={close}>
              <Trans>Close</Trans>
            </Button>
          </div>
        </Notice>
      </div>
    </div>
  );
}
