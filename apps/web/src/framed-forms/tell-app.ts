import { appMessage, type FrameMessage } from '@portico/contract';

/** What the app is told when a form has come to its end, by what became of it. */
const endings: Readonly<Record<string, FrameMessage>> = {
  sent: { kind: 'moveTo', state: 'signup-activation-code', params: {} },
  ended: { kind: 'hideFrame' },
};

/**
 * Tells the app around this page that it is there, how high it is, and what became of its form (contract, frame-messages). A page
 * that was opened by itself has nobody to tell.
 *
 * @param origins that may frame it beside its own.
 */
export function tellApp(outcome: string, origins: readonly string[]): void {
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

/** The app's origin where it is this page's own, which alone it can see; else all that it may have. */
function originsOf(app: Window, origins: readonly string[]): readonly string[] {
  try {
    return [app.location.origin];
  } catch {
    return origins;
  }
}
