import {
  NATIVE_APP,
  NATIVE_APP_EVENT,
  nativeAppMessage,
  type NativeAppCommand,
  type NativeAppMessage,
} from '@portico/contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The hospital's own app, as its web view stands to the page. */
export interface NativeHost {
  /** What the page has told it, oldest first, over all documents. */
  readonly told: readonly NativeAppMessage[];
  /** Runs a script in the page that is shown, as `evaluateJavaScript` of iOS and `evaluateJavascript` of Android do. */
  readonly say: (command: NativeAppCommand) => Promise<void>;
  /** Waits for a message of this kind that comes after those that were there. */
  readonly hears: <Kind extends NativeAppMessage['kind']>(
    kind: Kind,
  ) => Promise<Extract<NativeAppMessage, { kind: Kind }>>;
}

/** Puts a page into the web view of a host. Before the first page is opened. */
export async function hostOf(page: Page, system: 'ios' | 'android'): Promise<NativeHost> {
  const told: NativeAppMessage[] = [];
  let heard = 0;
  await page.exposeFunction('receiveInHost', (text: unknown) => {
    // Both systems hand over texts; an object, iOS would take and Android would not.
    told.push(nativeAppMessage.parse(JSON.parse(String(text))));
  });
  await page.addInitScript(
    ([kind, name]) => {
      const view = globalThis as unknown as Record<string, unknown> & { receiveInHost: (text: unknown) => void };
      // As the browsers' own functions, it refuses another `this`.
      const receiver = {
        postMessage(this: unknown, text: unknown) {
          if (this !== receiver) throw new TypeError('Illegal invocation');
          view.receiveInHost(text);
        },
      };
      if (kind === 'ios') view['webkit'] = { messageHandlers: { [name]: receiver } };
      else view[name] = receiver;
      // A web view prints nothing.
      window.print = () => {
        throw new Error('A web view cannot print.');
      };
    },
    [system, NATIVE_APP] as const,
  );
  return {
    told,
    say: async (command) => {
      await page
        .evaluate(([type, detail]) => void window.dispatchEvent(new CustomEvent(type, { detail })), [
          NATIVE_APP_EVENT,
          command,
        ] as const)
        // The page that is left may be gone before it answers.
        .catch(() => undefined);
    },
    hears: async (kind) => {
      await expect.poll(() => told.slice(heard).some((each) => each.kind === kind), { message: kind }).toBe(true);
      const at = told.findIndex((each, index) => index >= heard && each.kind === kind);
      heard = at + 1;
      return told[at] as Extract<NativeAppMessage, { kind: typeof kind }>;
    },
  };
}
