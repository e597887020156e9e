/** For what the worker does see service-worker/main.ts. Without it, as in a web view, nothing else is missing. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
  } catch {
    // Storage is switched off, or the connection was lost; the next page tries again.
  }
}
