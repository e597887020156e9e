import { type Language, languages, type WrittenLanguage, writtenOf } from '@portico/contract';
import type { FastifyRequest } from 'fastify';
import { callTo, plainPage } from './plain-page.ts';

/** Internet Explorer, all versions: it cannot run the scripts of the web app (spec §2, '/browser-list'). */
const oldBrowsers = /\bMSIE |\bTrident\//;

/** Whether the browser gets the server's own page instead of the web app. */
export function isOldBrowser(request: FastifyRequest): boolean {
  return oldBrowsers.test(request.headers['user-agent'] ?? '');
}

const browsers = [
  { name: 'Google Chrome', url: 'https://www.google.com/chrome/' },
  { name: 'Microsoft Edge', url: 'https://www.microsoft.com/edge' },
  { name: 'Mozilla Firefox', url: 'https://www.mozilla.org/firefox/' },
  { name: 'Apple Safari', url: 'https://www.apple.com/safari/' },
];

interface BrowserWords {
  title: string;
  cause: string;
  versions: string;
  help: (phone: string) => string;
}

const words: Readonly<Record<WrittenLanguage, BrowserWords>> = {
  en: {
    title: 'Please use another browser',
    cause:
      'Internet Explorer cannot show this site safely. It works in each of these browsers, on a computer or a phone:',
    versions: 'Versions of the last two years work. The site also needs cookies.',
    help: (phone) => `If you cannot use one of them, call our help desk at ${phone}.`,
  },
  es: {
    title: 'Use otro navegador, por favor',
    cause:
      'Internet Explorer no puede mostrar este sitio de forma segura. Funciona en cualquiera de estos navegadores, en una computadora o en un teléfono:',
    versions: 'Sirven las versiones de los últimos dos años. El sitio también necesita las cookies.',
    help: (phone) => `Si no puede usar ninguno de ellos, llame a nuestro servicio de ayuda al ${phone}.`,
  },
};

/**
 * The page for old browsers: what the problem is and what to do, first in the visitor's language, then in the other.
 */
export function browserListPage(visitorsLanguage: Language, { phones }: { phones: { helpdesk: string } }): string {
  const list = browsers.map(({ name, url }) => `<li><a href="${url}">${name}</a></li>`).join('');
  const language = writtenOf(visitorsLanguage);
  const ordered = [language, ...languages.filter((each) => each !== language)];
  const parts = ordered.map((each) => {
    const { title, cause, versions, help } = words[each];
    const heading = each === language ? '' : `<h2>${title}</h2>\n`;
    return `<div lang="${each}">\n${heading}<p>${cause}</p>\n<ul>${list}</ul>\n<p>${versions}</p>\n<p>${help(callTo(phones.helpdesk))}</p>\n</div>`;
  });
  return plainPage(language, words[language].title, parts.join('\n'));
}
