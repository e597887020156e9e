import { guestTerms } from '@portico/contract';
import { escapeHtml } from './plain-page.ts';

/**
 * What stands in an entry for a browser without scripts, in both languages: whom to call, and the page that the server
 * writes by itself. The classes are those of the entry's own style sheet.
 *
 * @param phone as the settings have it, `(650) 498-2900`
 */
export function noScript(phone: string): string {
  const call = `<a href="tel:+1${phone.replace(/\D/g, '')}">${escapeHtml(phone)}</a>`;
  const terms = (words: string): string => `<a href="${guestTerms.path}">${words}</a>`;
  return `<noscript>
<main class="wide page stack">
<p lang="en">This site needs JavaScript. Turn it on, or call us at ${call}: we give estimates by phone as well. You can also ${terms('read what an estimate is')}.</p>
<p lang="es">Este sitio necesita JavaScript. Actívelo o llámenos al ${call}: también damos estimaciones por teléfono. Además, puede ${terms('leer qué es una estimación')}.</p>
</main>
</noscript>`;
}
