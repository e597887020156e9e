import { type Language, languages } from '@portico/contract';
import { html, type Html } from './html.ts';
import { messagesOf } from './messages/messages-of.ts';
import type { ServerMessages } from './messages/server-messages.ts';
import { page } from './page.ts';

/** What the page of the hospital's price files shows. */
export interface TransparencyPage {
  /** Name of the health system. */
  system: string;
  contact: { name: string; email: string };
  locations: ReadonlyArray<{ name: string; file: TransparencyFile | null }>;
  /** Path of cms-hpt.txt. */
  indexPath: string;
}

interface TransparencyFile {
  url: string;
  fileName: string;
  /** ISO date of the prices; null where the file names none. */
  lastUpdatedOn: string | null;
  format: string;
  /** In bytes. */
  size: number;
  fileSha256: string;
}

/** The page that links to the hospital's price files, for people and for machines (45 CFR 180.50(d)). */
export function transparencyDocument(
  { system, contact, locations, indexPath }: TransparencyPage,
  language: Language,
): string {
  const messages = messagesOf(language);
  const words = messages.transparency;
  const others = languages.filter((each) => each !== language);
  const body = html`<h1>${words.title}</h1>
    <p>${words.intro(system)}</p>
    ${locations.map(
      ({ name, file }) =>
        html`<h2>${name}</h2>
          ${file === null ? html`<p>${words.none}</p>` : fileList(file, messages)} `,
    )}
    <h2>${words.questionsTitle}</h2>
    <p>${words.questions(contact.name)} <a href="mailto:${contact.email}">${contact.email}</a></p>
    <p>${words.forMachines} <a href="${indexPath}">cms-hpt.txt</a></p>
    <p class="screen-only"><a href="/">${words.back(system)}</a></p>
    ${others.map((other) => html`<p class="screen-only" lang="${other}"><a href="?lang=${other}" hreflang="${other}">${messagesOf(other).transparency.inThisLanguage}</a></p>`)}`;
  return page(language, words.title, system, body);
}

function fileList(
  { url, fileName, lastUpdatedOn, format, size, fileSha256 }: TransparencyFile,
  messages: ServerMessages,
): Html {
  const { transparency: words } = messages;
  return html`<p><a href="${url}">${fileName}</a></p>
    <dl class="facts">
      <div>
        <dt>${words.date}</dt>
        <dd>${lastUpdatedOn === null ? words.noDate : messages.day(lastUpdatedOn)}</dd>
      </div>
      <div>
        <dt>${words.format}</dt>
        <dd>${format.slice(0, 4) === 'json' ? 'JSON' : 'CSV'}</dd>
      </div>
      <div>
        <dt>${words.size}</dt>
        <dd>${messages.fileSize(size)}</dd>
      </div>
      <div>
        <dt>SHA-256</dt>
        <dd><code>${fileSha256}</code></dd>
      </div>
    </dl>`;
}
