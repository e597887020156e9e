import { NATIVE_APP_EVENT, nativeAppCommand, type PortalSettings } from '@portico/contract';
import { createSessionChannel } from '../portal/session-channel.ts';
import { addressOfCommand } from './address-of-command.ts';
import type { NativeApp } from './native-app.ts';

/** By it the styles of a hospital's framed pages can leave out what the app shows itself (spec §2, "the body class"). */
const BODY_CLASS = 'in-app';

/** Does what the app says from now on, and tells it when the session ends. To be called once by a document. */
export function listenToApp(app: NativeApp, { session, signedInRoot }: PortalSettings): void {
  document.body.classList.add(BODY_CLASS);
  // What is told to other tabs, each other channel of this page receives as well.
  createSessionChannel(({ kind }) => {
    if (kind === 'ended') app.tell({ kind: 'signedOut' });
  });
  // Only the app and our own scripts can send an event to the window; a page in a frame cannot.
  window.addEventListener(NATIVE_APP_EVENT, (event) => {
    const { success, data } = nativeAppCommand.safeParse(event instanceof CustomEvent ? event.detail : null);
    if (success) window.location.assign(addressOfCommand(data, signedInRoot));
  });
  app.tell({ kind: 'ready', isSignedIn: session !== null });
}
