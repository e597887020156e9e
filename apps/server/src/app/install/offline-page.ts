import { defaultLanguage, languages, type WrittenLanguage } from '@portico/contract';
import type { HealthSystem } from '../../platform/settings/health-system.ts';
import { callTo, escapeHtml, plainPage } from '../pages/plain-page.ts';

export const OFFLINE_PATH = '/offline';
/** In apps/web: src/offline-page/main.ts. */
export const OFFLINE_SCRIPT_PATH = '/offline-page.js';

interface OfflineMessages {
  title: string;
  cause: string;
  typed: string;
  retry: string;
  byItself: string;
  /** @param phone a link. */
  call: (phone: string) => string;
}

const messages: Readonly<Record<WrittenLanguage, OfflineMessages>> = {
  en: {
    title: 'You are offline',
    cause: 'We could not reach our server. Check your connection.',
    typed: 'What you typed into the form is still here: you will find it again when the page opens.',
    retry: 'Try again',
    byItself: 'The page opens by itself when the connection is back.',
    call: (phone) => `Our help desk can be reached without the internet: ${phone}.`,
  },
  es: {
    title: 'No tiene conexión',
    cause: 'No pudimos comunicarnos con nuestro servidor. Revise su conexión.',
    typed: 'Lo que escribió en el formulario sigue aquí: lo encontrará cuando se abra la página.',
    retry: 'Intentar de nuevo',
    byItself: 'La página se abrirá sola en cuanto vuelva la conexión.',
    call: (phone) => `Puede llamar a nuestro servicio de ayuda sin internet: ${phone}.`,
  },
};

/**
 * The page that the service worker shows in place of one that cannot be reached. It is stored in browsers, so it holds
 * nothing of anybody, and all languages; its script leaves the person's own.
 */
export function offlinePage({ name, phones }: Pick<HealthSystem, 'name' | 'phones'>): string {
  const parts = languages.map((language) => {
    const { title, cause, typed, retry, byItself, call } = messages[language];
    const heading = language === defaultLanguage ? '' : `<h2>${title}</h2>\n`;
    return `<div lang="${language}" data-heading="${title}" data-title="${escapeHtml(`${title} · ${name}`)}">
${heading}<p>${cause}</p>
<p data-typed hidden><strong>${typed}</strong></p>
<p><a class="button" href="" data-retry>${retry}</a></p>
<p>${byItself} ${call(callTo(phones.helpdesk))}</p>
</div>`;
  });
  const script = `<script type="module" src="${OFFLINE_SCRIPT_PATH}"></script>`;
  return plainPage(defaultLanguage, messages[defaultLanguage].title, [...parts, script].join('\n'));
}
