import { AFTER_FIRST_PICTURE_ELEMENT } from '@portico/contract';

/** Whether the server has drawn the page (apps/server: app/pages/drawn-pages.ts). */
export function isDrawn(): boolean {
  return document.getElementById('root')?.hasChildNodes() === true;
}

/** Waits until the browser has shown what stands in the HTML. In a tab behind another one there is nothing to wait for. */
export function untilFirstPicture(): Promise<void> {
  const isTold = PerformanceObserver.supportedEntryTypes.includes('paint');
  if (!isTold || document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Loads at once, not one after another, what the server names in the template for afterwards. */
export function takeScripts(): void {
  const later = document.getElementById(AFTER_FIRST_PICTURE_ELEMENT);
  if (later instanceof HTMLTemplateElement) document.head.append(later.content);
}
