import type { AppMessage, FrameMessage } from '@portico/contract';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { isMobile } from '../native/is-mobile.ts';
import { usePortal } from '../portal/portal.tsx';
import { readFrameMessage } from './read-frame-message.ts';

/** Seconds within which a page must report that it is there, once the browser has loaded its address. */
const SILENCE = 10;

export type Move = Extract<FrameMessage, { kind: 'moveTo' }>;

export interface FrameEnds {
  /** @param isOurs whether the portal's own page sent it, and not a provider's. */
  readonly onMove: (move: Move, isOurs: boolean) => void;
  readonly onHide: () => void;
}

export interface Frame {
  readonly ref: RefObject<HTMLIFrameElement | null>;
  /** `silent`: it reported nothing in time. `hidden`: it has nothing more to show. */
  readonly status: 'loading' | 'shown' | 'silent' | 'hidden';
  /** In CSS pixels; null until it is reported. */
  readonly height: number | null;
  /** For the frame's load event: it may also be the browser's own error page. */
  readonly onLoad: () => void;
}

/** A page in a frame: its messages, and how long to wait for them. */
export function useFrame({ onMove, onHide }: FrameEnds): Frame {
  const { settings } = usePortal();
  const { loadingTimeout, frameOrigins } = settings;
  const ref = useRef<HTMLIFrameElement>(null);
  const [status, setStatus] = useState<Frame['status']>('loading');
  const [height, setHeight] = useState<number | null>(null);
  const [patience, setPatience] = useState(loadingTimeout);

  useEffect(() => {
    if (status !== 'loading') return undefined;
    const timer = setTimeout(() => setStatus('silent'), patience * 1000);
    return () => clearTimeout(timer);
  }, [status, patience]);

  const take = useEffectEvent((event: MessageEvent) => {
    const page = ref.current?.contentWindow ?? null;
    const message = readFrameMessage(event, page, [window.location.origin, ...frameOrigins]);
    if (message === null) return;
    if (message.kind === 'loadComplete') setStatus('shown');
    else if (message.kind === 'pageReady') page?.postMessage(pageInfo(), event.origin);
    else if (message.kind === 'newHeight') setHeight(message.height);
    else if (message.kind === 'moveTo') onMove(message, event.origin === window.location.origin);
    else {
      setStatus('hidden');
      onHide();
    }
  });
  useEffect(() => {
    window.addEventListener('message', take);
    return () => window.removeEventListener('message', take);
  }, []);
  return { ref, status, height, onLoad: () => setPatience(Math.min(SILENCE, loadingTimeout)) };
}

function pageInfo(): AppMessage {
  return {
    kind: 'pageInfo',
    bodyClass: [...document.body.classList, 'framed'].join(' '),
    isMobile: isMobile(),
  };
}
