/**
 * What the portal cannot do without (spec §2, '/browser-list'): cookies, messages between windows, and what browsers of
 * the last two years can do. Internet Explorer gets a page of the server's: it cannot read this.
 */
export const needs = ['recent', 'cookies', 'messages'] as const;

export type Need = (typeof needs)[number];

/** Whether this browser has what is needed. */
export function meets(need: Need): boolean {
  if (need === 'cookies') return navigator.cookieEnabled;
  if (need === 'messages') return typeof window.postMessage === 'function' && typeof MessageEvent === 'function';
  // What our style sheets and our calls stand on, and what came last of it.
  return CSS.supports('color', 'light-dark(#fff, #000)') && 'any' in AbortSignal;
}

/** Whether the pages can work at all. Without cookies they open, and say where cookies are needed. */
export function canShowPages(): boolean {
  return meets('recent') && meets('messages');
}
