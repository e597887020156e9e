import type { SessionTimes } from '@portico/contract';

/** What the tabs of one browser tell each other of the session that they share. */
export type SessionMessage =
  /** `owner` is the username of whose session it is, as the server has it. */
  | { readonly kind: 'extended'; readonly owner: string; readonly times: SessionTimes }
  /** `owner` is null where a page without one has ended whatever session the browser had. */
  | { readonly kind: 'ended'; readonly owner: string | null; readonly because: 'signedOut' | 'ranOut' }
  /** Somebody has signed in. The page does not know how the server writes their username: whoever hears it asks. */
  | { readonly kind: 'signedIn' };

export interface SessionChannel {
  readonly tell: (message: SessionMessage) => void;
  readonly close: () => void;
}

/** Only pages of our own origin hear each other, and none hears itself. */
export function openSessionChannel(onMessage: (message: SessionMessage) => void): SessionChannel {
  const channel = new BroadcastChannel('portico-session');
  channel.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => onMessage(data));
  // A channel, unlike a window, has no other origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
}

/** Tells the other tabs once, from a page that does not listen itself. */
export function tellTabs(message: SessionMessage): void {
  const { tell, close } = openSessionChannel(() => {});
  tell(message);
  close();
}
