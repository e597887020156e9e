import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { PhoneLink } from '../frame/phone-link.tsx';
import { useSay } from '../frame/live-announcements.tsx';
import { usePortal } from '../portal/portal.tsx';
import { useGo } from '../router/use-go.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Retries } from './frame-status.ts';
import { InfoPopup } from './info-popup.tsx';
import type { ToldToPage } from './page-info.ts';
import { useFrame, type FrameEnds, type Move } from './use-frame.ts';
import './embedded-page.css';
import './words.ts';

/**
 * What a provider's page may do: use its own origin and scripts, save a file, and navigate the whole window only after
 * a click.
 */
const PROVIDERS = 'allow-forms allow-scripts allow-same-origin allow-downloads allow-top-navigation-by-user-activation';

const once: Retries = { times: 0, everyMs: 0 };

/** The words of a state about its framed page. */
interface FrameWords {
  /** The frame's name for screen readers. */
  readonly title: string;
  /** Told to screen readers while it loads. */
  readonly loading: string;
  /** The headline where it does not load. */
  readonly failed: ReactNode;
}

export interface EmbeddedPageProps extends ToldToPage {
  src: string;
  words: FrameWords;
  /** In place of a page that has nothing more to show. @param again shows the page again. */
  renderInstead: (again: () => void) => ReactNode;
  /** By default the app goes to the state that the page names, and loads it anew. */
  onMove?: FrameEnds['onMove'];
  onHide?: FrameEnds['onHide'];
  /** By default a page is loaded once. */
  retries?: Retries;
  /** Camera and microphone may be used by the page, if the document's own policy allows it (spec §2, 'Video visit'). */
  usesCamera?: boolean;
}

/**
 * Any page in a frame, of the portal or of a provider (spec §2, 'Framed-page messaging'), with the size that it
 * reports. If it reports nothing in time, a notice offers to try again.
 */
export function EmbeddedPage(props: EmbeddedPageProps) {
  const { language } = usePortal();
  return <OnePage key={`${language} ${props.src}`} {...props} />;
}

function OnePage({
  src,
  words,
  renderInstead,
  onMove,
  onHide,
  retries = once,
  usesCamera = false,
  ...told
}: EmbeddedPageProps) {
  const go = useGo();
  const goAnew = ({ state, params }: Move) => go(state, params, { reload: true });
  const { ref, status, tell } = useFrame({ onMove: onMove ?? goAnew, onHide, retries, ...told });
  const { shows, attempt, height, width, popup } = status;
  useSay(shows === 'loading' ? words.loading : '');
  const again = () => tell({ kind: 'again' });
  if (shows === 'hidden') return <Instead>{renderInstead(again)}</Instead>;
  if (shows === 'silent') return <DoesNotLoad title={words.failed} onRetry={again} />;
  const isShown = shows === 'page';
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
        key={attempt}
        ref={ref}
        src={src}
        title={words.title}
        className={isShown ? 'embedded-page' : 'embedded-page embedded-page-waiting'}
        style={sizeOf(height, width)}
        {...(isOurs(src) ? {} : { sandbox: PROVIDERS })}
        {...(usesCamera ? { allow: cameraFor(src) } : {})}
        onLoad={() => tell({ kind: 'loaded' })}
      />
      <InfoPopup popup={popup} onClose={() => tell({ kind: 'closeInfoPopup' })} />
    </>
  );
}

/** Takes the focus that was in the frame, which is gone. */
function Instead({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={box} tabIndex={-1}>
      {children}
    </div>
  );
}

function DoesNotLoad({ title, onRetry }: { title: ReactNode; onRetry: () => void }) {
  const { settings } = usePortal();
  return (
    <Notice kind="rose" role="alert" title={title}>
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

function sizeOf(height: number | null, width: number | null) {
  return { ...(height === null ? {} : { height }), ...(width === null ? {} : { width, maxWidth: '100%' }) };
}

function isOurs(src: string): boolean {
  return originOf(src) === window.location.origin;
}

/** To the origin of the page alone: another that it might lead to gets neither. */
function cameraFor(src: string): string {
  return `camera ${originOf(src)}; microphone ${originOf(src)}`;
}

function originOf(src: string): string {
  return new URL(src, window.location.href).origin;
}
