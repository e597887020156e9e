/**
 * What the portal needs (spec §2, '/browser-list'): cookies, messages between windows, and features that browsers have
 * had for about two years. Internet Explorer gets a page of the server, because it cannot parse this script.
 */
export const needs = ['recent', 'cookies', 'messages'] as const;

export type Need = (typeof needs)[number];

export function meets(need: Need): boolean {
  if (need === 'cookies') return navigator.cookieEnabled;
  if (need === 'messages') return typeof window.postMessage === 'function' && typeof MessageEvent === 'function';
  // The newest features that our style sheets and our calls use.
  return CSS.supports('color', 'light-dark(#fff, #000)') && 'any' in AbortSignal;
}

/** Whether the pages can work at all. Without cookies they open, and say where cookies are needed. */
export function canShowPages(): boolean {
  return meets('recent') && meets('messages');
}
