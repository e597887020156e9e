import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PhoneLink } from '../frame/phone-link.tsx';
import { useSay } from '../frame/live-announcements.tsx';
import { usePortal } from '../portal/portal.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useFrame, type FrameEnds } from './use-frame.ts';
import './framed-page.css';
import './words.ts';

/** What a provider's page may do: use its own origin and scripts, and navigate the whole window only after a click. */
const PROVIDERS = 'allow-forms allow-scripts allow-same-origin allow-top-navigation-by-user-activation';

export interface FramedPageProps extends FrameEnds {
  src: string;
  /** The frame's name for screen readers. */
  title: string;
}

/** A page in a frame, with the height that it reports. If it reports nothing in time, a notice offers to try again. */
export function FramedPage(props: FramedPageProps) {
  const { language } = usePortal();
  const [attempt, setAttempt] = useState(0);
  return <OnePage key={`${language} ${attempt}`} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function OnePage({ src, title, onRetry, ...ends }: FramedPageProps & { onRetry: () => void }) {
  const { t } = useLingui();
  const { settings } = usePortal();
  const { ref, status, height, onLoad } = useFrame(ends);
  useSay(status === 'loading' ? t`Loading the form` : '');
  if (status === 'hidden') return null;
  if (status === 'silent') {
    return (
      <Notice kind="rose" role="alert" title={<Trans>The form does not load.</Trans>}>
        <p>
          <Trans>
            Check your connection. If it happens again, call us at <PhoneLink number={settings.phones.helpdesk} />.
          </Trans>
        </p>
        <Button variant="secondary" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </Notice>
    );
  }
  const isShown = status === 'shown';
  return (
    <>
      {!isShown && (
        <div className="stack">
          <Skeleton shape="line" count={2} />
          <Skeleton shape="card" count={3} />
        </div>
      )}
      {/* Our own form has our cookie and script, so a sandbox would protect nothing. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={ref}
        src={src}
        title={title}
        className={isShown ? 'framed-page' : 'framed-page framed-page-waiting'}
        style={height === null ? undefined : { height }}
        {...(isOurs(src) ? {} : { sandbox: PROVIDERS })}
        onLoad={onLoad}
      />
    </>
  );
}

function isOurs(src: string): boolean {
  return new URL(src, window.location.href).origin === window.location.origin;
}
