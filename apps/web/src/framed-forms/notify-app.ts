import { appMessage, type FrameMessage } from '@portico/contract';

/** The message to the app when a form has ended, by its outcome. */
const endings: Readonly<Record<string, FrameMessage>> = {
  sent: { kind: 'moveTo', state: 'signup-activation-code', params: {} },
  ended: { kind: 'hideFrame' },
};

/**
 * Tells the app around this page that it is there, its height, and the outcome of its form (contract, frame-messages).
 * A page that was opened directly tells nothing.
 *
 * @param origins that may frame it, besides its own.
 */
export function notifyApp(outcome: string, origins: readonly string[]): void {
  const app = window.parent;
  if (app === window) return;
  const targets = originsOf(app, origins);
  const tell = (message: FrameMessage): void => {
    for (const origin of targets) app.postMessage(message, origin);
  };
  addEventListener('message', ({ data, origin, source }) => {
    if (source !== app || !targets.includes(origin)) return;
    const { data: answer } = appMessage.safeParse(data);
    if (answer !== undefined) document.body.className = answer.bodyClass;
  });
  tell({ kind: 'loadComplete' });
  tell({ kind: 'pageReady' });
  new ResizeObserver(() => tell({ kind: 'newHeight', height: Math.ceil(document.body.offsetHeight) })).observe(
    document.body,
  );
  const ending = endings[outcome];
  if (ending !== undefined) tell(ending);
}

/** The app's origin if it equals this page's, which is the only one that it can see; otherwise all that are allowed. */
function originsOf(app: Window, origins: readonly string[]): readonly string[] {
  try {
    return [app.location.origin];
  } catch {
    return origins;
  }
}
