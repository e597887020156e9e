import type { FrameMessage } from '@portico/contract';

/** Seconds within which a page must report that it is there, once the browser has loaded its address. */
const SILENCE = 10;

/** How often a page that reports nothing is loaded again, and how far apart: its provider may be starting. */
export interface Retries {
  readonly times: number;
  /** Milliseconds. */
  readonly everyMs: number;
}

/** What a text over the whole page says. */
export type InfoPopup = Pick<Extract<FrameMessage, { kind: 'openInfoPopup' }>, 'title' | 'text'>;

/** How a page in a frame stands. */
export interface FrameStatus {
  /** `silent`: it did not report in time that it is there. `hidden`: it has nothing more to show. */
  readonly shows: 'loading' | 'page' | 'silent' | 'hidden';
  /** CSS pixels; null until it is reported. */
  readonly height: number | null;
  readonly width: number | null;
  readonly popup: InfoPopup | null;
  /** Counts the times that its address was loaded. */
  readonly attempt: number;
  /** The browser has loaded the address of this attempt: the page, or its own error page. */
  readonly isLoaded: boolean;
  /** The page of this attempt has reported something, so it needs no other. */
  readonly isHeard: boolean;
}

/** What happens to a page in a frame: a message of it, or something that the app notices itself. */
export type FrameEvent =
  | FrameMessage
  /** The frame's load event. */
  | { readonly kind: 'loaded' }
  /** The time of `patienceOf` is over. */
  | { readonly kind: 'waited'; readonly attempt: number; readonly retries: Retries }
  | { readonly kind: 'closeInfoPopup' }
  /** The visitor wants it loaded again. */
  | { readonly kind: 'again' };

/** Before the first message. */
export const firstStatus: FrameStatus = {
  shows: 'loading',
  height: null,
  width: null,
  popup: null,
  attempt: 0,
  isLoaded: false,
  isHeard: false,
};

/**
 * How long to wait for the page, in milliseconds, from the last change on; null if nothing is waited for.
 *
 * @param loadingTimeout seconds (spec §4, 'Loading').
 */
export function patienceOf(
  { shows, isLoaded, isHeard, attempt }: FrameStatus,
  { times, everyMs }: Retries,
  loadingTimeout: number,
): number | null {
  if (shows !== 'loading') return null;
  if (!isLoaded || isHeard) return loadingTimeout * 1000;
  return attempt < times ? everyMs : Math.min(SILENCE, loadingTimeout) * 1000;
}

/** What follows (spec §2, 'Framed-page messaging'). `pageReady` and `moveTo` are answered by the app and change nothing here. */
export function nextStatus(status: FrameStatus, event: FrameEvent): FrameStatus {
  switch (event.kind) {
    case 'loaded':
      return { ...status, isLoaded: true };
    case 'waited':
      return event.attempt === status.attempt ? afterWaiting(status, event.retries) : status;
    case 'again':
      return { ...firstStatus, attempt: status.attempt + 1 };
    case 'closeInfoPopup':
      return { ...status, popup: null };
    case 'openInfoPopup':
      return { ...heard(status), popup: { title: event.title, text: event.text } };
    case 'hideFrame':
      return { ...heard(status), shows: 'hidden' };
    case 'loadComplete':
      return shown(status);
    case 'pageSize':
      return { ...shown(status), height: event.height, width: event.width ?? null };
    case 'newHeight':
      return { ...shown(status), height: event.height };
    default:
      return heard(status);
  }
}

function afterWaiting(status: FrameStatus, { times }: Retries): FrameStatus {
  if (status.shows !== 'loading') return status;
  const isStarting = status.isLoaded && !status.isHeard && status.attempt < times;
  return isStarting ? { ...firstStatus, attempt: status.attempt + 1 } : { ...status, shows: 'silent' };
}

const heard = (status: FrameStatus): FrameStatus => ({ ...status, isHeard: true });

/** A page that was hidden, or late, is shown again when it reports itself. */
const shown = (status: FrameStatus): FrameStatus => ({ ...heard(status), shows: 'page' });
