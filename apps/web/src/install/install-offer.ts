import { useSyncExternalStore } from 'react';

/** What Chromium sends when the portal can be installed. Other browsers have their own menus for it. */
interface InstallOffer extends Event {
  /** Asks the person; once for each offer. */
  readonly prompt: () => Promise<unknown>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

/** Keeps the offer for the page that shows it: it comes once, on whatever page. */
export function listenForInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => change(event as InstallOffer));
  window.addEventListener('appinstalled', () => change(null));
}

/** Asks the person whether to install the portal as an app; null where the browser does not offer it. */
export function useInstallOffer(): (() => void) | null {
  const current = useSyncExternalStore(subscribe, () => offer);
  if (current === null) return null;
  return () => {
    void current.prompt();
    change(null);
  };
}

function change(next: InstallOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
