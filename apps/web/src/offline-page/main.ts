import { isServerReachable } from '../api/is-server-reachable.ts';
import { languageOfBrowser } from '../portal/language-cookie.ts';
import { hasTyped } from './has-typed.ts';

/*
 * The script of the offline page (apps/server/src/app/install/offline-page.ts), which the service worker shows in place of any page.
 * That page is the same for everybody; this shows the part in the person's language, and whether what was typed is still there.
 */

const parts = [...document.querySelectorAll<HTMLElement>('[data-heading]')];
const language = languageOfBrowser() ?? parts[0]?.lang;
const heading = document.querySelector('h1');

for (const part of parts) {
  part.hidden = part.lang !== language;
  if (part.hidden) continue;
  // The page's own heading takes the place of the part's.
  part.querySelector('h2')?.remove();
  if (heading) heading.textContent = part.dataset['heading'] ?? '';
  document.title = part.dataset['title'] ?? '';
  document.documentElement.lang = part.lang;
}
for (const note of document.querySelectorAll<HTMLElement>('[data-typed]')) note.hidden = !hasTyped(Date.now());
for (const link of document.querySelectorAll('[data-retry]')) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    // A link would leave out the part of the address behind the #, where the signed-in app has its page.
    window.location.reload();
  });
}

/** Milliseconds between two looks whether the portal is back: its own server may have been away, and not the network. */
const LOOK_EVERY = 5000;

async function openIfReachable(): Promise<void> {
  if (await isServerReachable()) window.location.reload();
}
setInterval(() => void openIfReachable(), LOOK_EVERY);
window.addEventListener('online', () => void openIfReachable());
