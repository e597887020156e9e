import { entryOf, guestTerms, languages, type Words } from '@portico/contract';
import { callTo } from './plain-page.ts';

/**
 * The content of an entry for a browser without scripts, in every language: whom to call, and the page that the server
 * renders itself. The classes are those of the entry's own style sheet.
 *
 * @param phones from the settings, as `(650) 498-2900`
 * @param element `main` in an empty page; `aside` where the page itself is drawn.
 */
export function noScript(phones: { helpdesk: string; estimates: string }, element: 'main' | 'aside'): string {
  const helpdesk = callTo(phones.helpdesk);
  const estimates = callTo(phones.estimates);
  const terms = (words: string): string => `<a href="${guestTerms.path}">${words}</a>`;
  const words: Words = {
    en: `This site needs JavaScript, and you cannot sign in without it. Turn it on, then load this page again. Our help desk helps you by phone at ${helpdesk}. For a cost estimate, call ${estimates}; you can also ${terms('read what an estimate is')}.`,
    es: `Este sitio necesita JavaScript; sin él no es posible iniciar sesión. Actívelo y vuelva a cargar esta página. Nuestro servicio de ayuda le atiende por teléfono al ${helpdesk}. Para pedir una estimación de costos, llame al ${estimates}; además, puede ${terms('leer qué es una estimación')}.`,
  };
  return `<noscript>
<${element} class="wide page stack">
${languages.map((language) => `<p lang="${language}">${entryOf(words, language)}</p>`).join('\n')}
</${element}>
</noscript>`;
}
