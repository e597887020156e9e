import type { FrameMessage } from '@portico/contract';
import { useEffect, useEffectEvent, useReducer, useRef, type RefObject } from 'react';
import { usePortal } from '../portal/portal.tsx';
import {
  firstStatus,
  nextStatus,
  patienceOf,
  type FrameEvent,
  type FrameStatus,
  type Retries,
} from './frame-status.ts';
import { pageInfo, type ToldToPage } from './page-info.ts';
import { readFrameMessage } from './read-frame-message.ts';

export type Move = Extract<FrameMessage, { kind: 'moveTo' }>;

/** How a framed page ends, as its state sees it. */
export interface FrameEnds {
  /** @param isOurs whether the portal's own page sent it, and not a provider's. */
  readonly onMove: (move: Move, isOurs: boolean) => void;
  readonly onHide?: (() => void) | undefined;
}

export interface FrameOptions extends FrameEnds, ToldToPage {
  readonly retries: Retries;
}

export interface Frame {
  readonly ref: RefObject<HTMLIFrameElement | null>;
  readonly status: FrameStatus;
  readonly tell: (event: Extract<FrameEvent, { kind: 'loaded' | 'again' | 'closeInfoPopup' }>) => void;
}

/** A page in a frame: its messages, and how long to wait for them. */
export function useFrame({ onMove, onHide, retries, ...told }: FrameOptions): Frame {
  const { settings } = usePortal();
  const { loadingTimeout, frameOrigins } = settings;
  const ref = useRef<HTMLIFrameElement>(null);
  const [status, tell] = useReducer(nextStatus, firstStatus);

  const patience = patienceOf(status, retries, loadingTimeout);
  const { attempt } = status;
  const endWaiting = useEffectEvent((waitedFor: number) => tell({ kind: 'waited', attempt: waitedFor, retries }));
  useEffect(() => {
    if (patience === null) return undefined;
    const timer = setTimeout(() => endWaiting(attempt), patience);
    return () => clearTimeout(timer);
  }, [patience, attempt]);

  const take = useEffectEvent((event: MessageEvent) => {
    const page = ref.current?.contentWindow ?? null;
    const message = readFrameMessage(event, page, [window.location.origin, ...frameOrigins]);
    if (message === null) return;
    tell(message);
    if (message.kind === 'pageReady') page?.postMessage(pageInfo(told), event.origin);
    if (message.kind === 'moveTo') onMove(message, event.origin === window.location.origin);
    if (message.kind === 'hideFrame') onHide?.();
  });
  useEffect(() => {
    window.addEventListener('message', take);
    return () => window.removeEventListener('message', take);
  }, []);
  return { ref, status, tell };
}
