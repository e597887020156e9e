import { appMessage, type AppMessage, type FrameMessage } from '@portico/contract';

/** The app around a framed page. */
export interface AppAround {
  readonly tell: (message: FrameMessage) => void;
}

/**
 * Tells the app around this page that it is there, and its height (contract, frame-messages), and takes the app's looks. A
 * page that was opened directly has no app around it, and tells nothing.
 *
 * @param origins that may frame it, besides its own.
 * @param onInfo what else follows from the app's answer.
 */
export function notifyApp(origins: readonly string[], onInfo?: (info: AppMessage) => void): AppAround | null {
  const app = window.parent;
  if (app === window) return null;
  const targets = originsOf(app, origins);
  const tell = (message: FrameMessage): void => {
    for (const origin of targets) app.postMessage(message, origin);
  };
  addEventListener('message', ({ data, origin, source }) => {
    if (source !== app || !targets.includes(origin)) return;
    const { data: answer } = appMessage.safeParse(data);
    if (answer === undefined) return;
    document.body.className = answer.bodyClass;
    onInfo?.(answer);
  });
  tell({ kind: 'loadComplete' });
  tell({ kind: 'pageReady' });
  new ResizeObserver(() => tell({ kind: 'newHeight', height: Math.ceil(document.body.offsetHeight) })).observe(
    document.body,
  );
  return { tell };
}

/** The app's origin if it equals this page's, which is the only one that it can see; otherwise all that are allowed. */
function originsOf(app: Window, origins: readonly string[]): readonly string[] {
  try {
    return [app.location.origin];
  } catch {
    return origins;
  }
}
