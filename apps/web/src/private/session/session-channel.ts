import type { SessionTimes } from '@portico/contract';

/** What the tabs of one browser tell each other of the session that they share. */
export type SessionMessage =
  | { readonly kind: 'extended'; readonly times: SessionTimes }
  | { readonly kind: 'signedOut' };

export interface SessionChannel {
  readonly tell: (message: SessionMessage) => void;
  readonly close: () => void;
}

/** Only pages of our own origin hear each other. */
export function openSessionChannel(onMessage: (message: SessionMessage) => void): SessionChannel {
  const channel = new BroadcastChannel('portico-session');
  channel.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => onMessage(data));
  // A channel, unlike a window, has no other origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
}
