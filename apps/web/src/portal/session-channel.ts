import type { SessionTimes } from '@portico/contract';

/** Messages between the tabs of one browser about the session that they share. */
export type SessionMessage =
  /** `owner` is the username of the session's person, as the server writes it. */
  | { readonly kind: 'extended'; readonly owner: string; readonly times: SessionTimes }
  /** `owner` is null if a page without a session has ended any session that the browser had. */
  | { readonly kind: 'ended'; readonly owner: string | null; readonly because: 'signedOut' | 'ranOut' }
  /**
   * A person has signed in. The page does not know how the server writes their username, so the receiver asks the
   * server.
   */
  | { readonly kind: 'signedIn' };

export interface SessionChannel {
  readonly notify: (message: SessionMessage) => void;
  readonly close: () => void;
}

/** Only pages of our own origin receive messages, and no page receives its own. */
export function createSessionChannel(onMessage: (message: SessionMessage) => void): SessionChannel {
  const channel = new BroadcastChannel('portico-session');
  channel.addEventListener('message', ({ data }: MessageEvent<SessionMessage>) => onMessage(data));
  // A channel, unlike a window, has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  return { notify: (message) => channel.postMessage(message), close: () => channel.close() };
}

/** Sends one message to the other tabs, from a page that does not listen itself. */
export function notifyTabs(message: SessionMessage): void {
  const { notify, close } = createSessionChannel(() => {});
  notify(message);
  close();
}
