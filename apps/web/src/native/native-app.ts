import { NATIVE_APP, type NativeAppMessage } from '@portico/contract';

/** The hospital's own app around this page (spec §1). */
export interface NativeApp {
  readonly tell: (message: NativeAppMessage) => void;
}

/** Where a web view puts the interface of its app. */
export interface WebView {
  /** `WKScriptMessageHandler` of iOS. */
  readonly webkit?: { readonly messageHandlers?: Readonly<Record<string, MessageReceiver | undefined>> };
  /** `WebViewCompat.addWebMessageListener` of Android. */
  readonly [NATIVE_APP]?: MessageReceiver;
}

interface MessageReceiver {
  readonly postMessage: (text: string) => void;
}

/** The app that this page is shown in; null in a browser. Other apps with a web view do not have the interface. */
export function nativeApp(view: WebView = globalThis as unknown as WebView): NativeApp | null {
  const receiver = view.webkit?.messageHandlers?.[NATIVE_APP] ?? view[NATIVE_APP];
  // Called as its own method: a web view's function refuses another `this`. What takes it is not a window.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  return receiver ? { tell: (message) => receiver.postMessage(JSON.stringify(message)) } : null;
}
