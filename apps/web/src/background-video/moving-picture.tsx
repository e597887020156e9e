import { useLingui } from '@lingui/react/macro';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { tabMemory } from '../portal/tab-memory.ts';
import { Icon } from '../ui/icon.tsx';
import darkMp4 from './portico-dark.mp4';
import darkWebm from './portico-dark.webm';
import lightMp4 from './portico-light.mp4';
import lightWebm from './portico-light.webm';
import { startVideo } from './start-video.ts';
import './moving-picture.css';

const paused = tabMemory('portico-video-paused');
const darkTheme = '(prefers-color-scheme: dark)';

/** The video over the still picture once it plays, and the button that stops it (WCAG 2.2.2). */
export function MovingPicture() {
  const isDark = useIsDark();
  // Each theme has its own video, in its own element.
  return isDark ? (
    <Moving key="dark" webm={darkWebm} mp4={darkMp4} />
  ) : (
    <Moving key="light" webm={lightWebm} mp4={lightMp4} />
  );
}

function Moving({ webm, mp4 }: { webm: string; mp4: string }) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'waiting' | 'playing' | 'paused'>(paused.recall() ? 'paused' : 'waiting');
  const [isShown, setIsShown] = useState(false);
  const start = async (signal: AbortSignal) => {
    const { current } = video;
    if (!current || !(await startVideo(() => current.play(), signal))) return;
    setIsShown(true);
    setState('playing');
  };
  useEffect(() => {
    if (state !== 'waiting') return undefined;
    const leaving = new AbortController();
    void start(leaving.signal);
    return () => leaving.abort();
    // While it waits to play.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state]);
  const toggle = () => {
    if (state === 'playing') {
      video.current?.pause();
      paused.remember('yes');
      setState('paused');
    } else {
      paused.forget();
      setState('waiting');
    }
  };
  return (
    <>
      <div className="background" aria-hidden="true">
        <video
          ref={video}
          className={`background-picture ${isShown ? 'background-moving' : 'background-waits'}`}
          muted
          loop
          playsInline
          preload={state === 'paused' ? 'none' : 'auto'}
          tabIndex={-1}
          disablePictureInPicture
        >
          <source src={webm} type="video/webm" />
          <source src={mp4} type="video/mp4" />
        </video>
      </div>
      {state !== 'waiting' && (
        <button
          type="button"
          className="background-toggle no-print"
          aria-label={state === 'playing' ? t`Pause the background video` : t`Play the background video`}
          onClick={toggle}
        >
          <Icon of={state === 'playing' ? Pause : Play} size={18} />
        </button>
      )}
    </>
  );
}

function useIsDark(): boolean {
  return useSyncExternalStore(watchTheme, () => window.matchMedia(darkTheme).matches);
}

function watchTheme(onChange: () => void): () => void {
  const dark = window.matchMedia(darkTheme);
  dark.addEventListener('change', onChange);
  return () => dark.removeEventListener('change', onChange);
}
